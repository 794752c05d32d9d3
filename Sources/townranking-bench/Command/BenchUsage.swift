/// What `--help` prints.
enum BenchUsage {
  static let text = """
    Usage: townranking-bench [--towns N,N ...] [--runs N]
           townranking-bench --compare [--runs N] [--program PATH] [FILE]
           townranking-bench --generate N [FILE]

    Without an option: how long townranking takes to decode a ranking, to answer a key, to draw
    a frame, to search and to sort, and the memory it has, at 40, 10,000 and 1,000,000 towns.

      --towns N,N      measure with so many towns, in both lists together
      --runs N         do everything at least so often (5)
      --compare        run townranking, a baseline in C, less, fzf and VisiData in a terminal of
                       80x24 on the same towns (FILE, or the ranking of 2021), and measure start,
                       keys and memory from outside
      --program PATH   the townranking to compare (the one beside this program)
      --generate N     write a ranking of N towns as JSON to FILE, or to standard output; always
                       the same one
      -h, --help       print this help and exit

    """
}
