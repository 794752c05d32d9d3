# bash completion for townranking(1), as printed by: townranking --completion bash

_townranking()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} values= index
    COMPREPLY=()
    if [[ $cur == = ]]; then
        cur=
    elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
    fi
    for ((index = 1; index < COMP_CWORD; index++)); do
        [[ ${COMP_WORDS[index]} == -- ]] && prev=--
    done
    case $prev in
        --tab) values='rent buy' ;;
        --region) values='首都圏 shutoken tokyo 近畿圏 kinki osaka 中部圏 chubu nagoya' ;;
        --lang) values='ja en' ;;
        --theme) values='auto dark light mono' ;;
        --color) values='auto always never' ;;
        --ambiguous) values='auto 1 2' ;;
        --format) values='plain tsv json markdown' ;;
        --completion) values='bash zsh fish' ;;
        --print-frame|--keys|--max-bytes) return ;;
        --) ;;
        *) [[ $cur == -* ]] && values='--tab --region --expanded --lang --theme --color --ascii --no-animation --no-mouse --ambiguous --plain --format --favorites --check --print-frame --keys --max-bytes --completion --man -h --help -V --version' ;;
    esac
    if [[ $values ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$values" -- "$cur")
    elif declare -F _filedir >/dev/null; then
        _filedir json
    else
        mapfile -t COMPREPLY < <(compgen -f -X '!*.json' -- "$cur"; compgen -d -- "$cur")
        compopt -o filenames 2>/dev/null
    fi
}
complete -F _townranking townranking
