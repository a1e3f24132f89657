/*
 * Loaded into a program before its libraries (LD_PRELOAD): keeps, of every file in
 * POWER_CUT_WRITTEN, the content that the program has asked to be made durable, in
 * POWER_CUT_DURABLE. A file's copy there is as the file was at its last fsync or fdatasync.
 *
 * The copy stands for the disk, so that the real disk is not waited for.
 * Names are taken as durable at once: a deletion holds without an fsync of the folder.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The durable copy's name, for a file of the watched folder; 0 for any other. */
static int copy_of(const char *path, char *copy, size_t size) {
  const char *written = getenv("POWER_CUT_WRITTEN");
  const char *durable = getenv("POWER_CUT_DURABLE");
  if (!written || !durable) return 0;
  size_t length = strlen(written);
  if (strncmp(path, written, length) != 0 || path[length] != '/') return 0;
  const char *name = path + length + 1;
  if (strchr(name, '/')) return 0;
  return snprintf(copy, size, "%s/%s", durable, name) < (int)size;
}

static void fail(const char *what) {
  perror(what);
  _exit(70);
}

/* The program syncs its log in a thread of its own. */
static pthread_mutex_t one_copy = PTHREAD_MUTEX_INITIALIZER;

static void copy_content(int from, const char *copy) {
  char unfinished[4096 + 8];
  static char bytes[1 << 16];
  snprintf(unfinished, sizeof unfinished, "%s.part", copy);
  int to = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (to < 0) fail("power cut: open");
  off_t offset = 0;
  ssize_t count;
  /* Read through the caller's descriptor: closing one of our own would drop SQLite's locks. */
  while ((count = pread(from, bytes, sizeof bytes, offset)) > 0) {
    if (write(to, bytes, (size_t)count) != count) fail("power cut: write");
    offset += count;
  }
  if (count < 0) fail("power cut: read");
  close(to);
  /* The process may be killed at any moment: the copy is the old one or the new one. */
  if (rename(unfinished, copy) != 0) fail("power cut: rename");
}

/* Whether the descriptor is a watched file; then its copy is as the file is now. */
static int make_durable(int fd) {
  char link[64], path[4096], copy[4096];
  struct stat facts;
  if (fstat(fd, &facts) != 0 || !S_ISREG(facts.st_mode)) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (!copy_of(path, copy, sizeof copy)) return 0;
  pthread_mutex_lock(&one_copy);
  copy_content(fd, copy);
  pthread_mutex_unlock(&one_copy);
  return 1;
}

int fsync(int fd) {
  return make_durable(fd) ? 0 : (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd) {
  return make_durable(fd) ? 0 : (int)syscall(SYS_fdatasync, fd);
}

int unlink(const char *path) {
  char copy[4096];
  int answer = unlinkat(AT_FDCWD, path, 0);
  int said = errno;
  if (answer == 0 && copy_of(path, copy, sizeof copy)) unlinkat(AT_FDCWD, copy, 0);
  errno = said;
  return answer;
}
