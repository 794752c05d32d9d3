# fish completion for townranking(1), as printed by: townranking --completion fish

# What fish completes for a command that it does not know: files, of which rankings and folders are kept.
function __townranking_files
    complete -C "townranking-files "(commandline -ct) | string match -r '.*(?:/|\.json)$'
end

complete -c townranking -f -a '(__townranking_files)'
complete -c townranking -l tab -x -a 'rent buy' -d 'the tab to open with'
complete -c townranking -l region -x -a '首都圏 shutoken tokyo 近畿圏 kinki osaka 中部圏 chubu nagoya' -d 'the region to open with: shutoken, kinki or chubu'
complete -c townranking -l expanded -d 'open with ranks 11+ shown'
complete -c townranking -l lang -x -a 'ja en' -d 'language of the screen (Japanese unless told)'
complete -c townranking -l theme -x -a 'auto dark light mono' -d 'colours; auto follows the terminal\'s background'
complete -c townranking -l color -x -a 'auto always never' -d 'whether to use colour; NO_COLOR is heeded too'
complete -c townranking -l ascii -d 'marks in ASCII only'
complete -c townranking -l no-animation -d 'switch tabs without the slide'
complete -c townranking -l no-mouse -d 'leave the mouse to the terminal'
complete -c townranking -l ambiguous -x -a 'auto 1 2' -d 'cells of ambiguous characters; auto asks the terminal'
complete -c townranking -l plain -d 'print both lists as a table and exit'
complete -c townranking -l format -x -a 'plain tsv json markdown' -d 'print both lists in this form and exit'
complete -c townranking -l favorites -d 'show or print only the favourites'
complete -c townranking -l check -d 'check the data, print a line a finding and exit'
complete -c townranking -l print-frame -x -d 'print one frame of this size and exit'
complete -c townranking -l keys -x -d 'keys to press before (say "right e down")'
complete -c townranking -l max-bytes -x -d 'refuse input over so many bytes (536870912)'
complete -c townranking -l completion -x -a 'bash zsh fish' -d 'print completions for this shell and exit'
complete -c townranking -l man -d 'print the manual page and exit'
complete -c townranking -s h -l help -d 'print this help and exit'
complete -c townranking -s V -l version -d 'print the version, of the data too, and exit'
