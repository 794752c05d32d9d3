// Loaded before libc (LD_PRELOAD), this makes the system's calls fail in the ways that they may, as FAULT says:
//   short   a terminal gives one byte at a time and takes at most five
//   eintr   half of all reads, writes and polls are interrupted by a signal
//   eagain  a terminal that was said to be ready is not: two thirds of all reads and writes would block
//   full    no file takes a byte: the disk is full
