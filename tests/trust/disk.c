/* Stands between a program and its disk: notes every write and sync of the files below TENGEN_DISK_ROOT in the file
 * TENGEN_DISK_LOG, in the order they are done, and lets one fail on request.
 *
 * TENGEN_DISK_FAIL=N:ERRNO fails the Nth of them; N+:ERRNO that and every write after it, as a full disk does; N:0 kills
 * the program in place of the Nth.
 *
 * A note: kind (one byte: W write, S sync, T truncate, R rename, U unlink), then path length, offset, data length
 * (64 bits each, this machine's order), path, data. Of a rename the data is the new path.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static const char *root;
static int notes = -1, fail_errno;
static long fail_at = -1, done;
static int fail_on;

__attribute__((constructor)) static void begin(void) {
  const char *log = getenv("TENGEN_DISK_LOG"), *fail = getenv("TENGEN_DISK_FAIL");
  root = getenv("TENGEN_DISK_ROOT");
  if (log) notes = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (fail) {
    char *rest;
    fail_at = strtol(fail, &rest, 10);
    fail_on = *rest == '+';
    fail_errno = atoi(strchr(rest, ':') + 1);
  }
}

static int ours(const char *path) { return root && strncmp(path, root, strlen(root)) == 0; }

static int path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4095);
  if (length <= 0) return 0;
  path[length] = 0;
  /* The shared memory of a database is no disk: it is made anew after a cut. */
  return ours(path) && !(length > 4 && strcmp(path + length - 4, "-shm") == 0);
}

/* Whether this one shall fail; called in turn. */
static int fails(int is_write) {
  long now = done++;
  if (fail_at < 0 || now < fail_at || (now > fail_at && !(fail_on && is_write))) return 0;
  if (fail_errno == 0) kill(getpid(), SIGKILL);
  errno = fail_errno;
  return 1;
}

static void note(char kind, const char *path, uint64_t offset, const void *data, uint64_t length) {
  if (notes < 0) return;
  uint64_t head[3] = {strlen(path), offset, length};
  struct iovec parts[] = {
      {&kind, 1}, {head, sizeof head}, {(void *)path, head[0]}, {(void *)data, length}};
  int saved = errno;
  if (syscall(SYS_writev, notes, parts, 4) < 0) abort();
  errno = saved;
}

static ssize_t wrote(int fd, const void *data, size_t length, off_t offset, int placed) {
  char path[4096];
  if (!path_of(fd, path))
    return placed ? syscall(SYS_pwrite64, fd, data, length, offset) : syscall(SYS_write, fd, data, length);
  pthread_mutex_lock(&turn);
  ssize_t result = -1;
  if (!fails(1)) {
    if (!placed) {
      struct stat now;
      int appends = syscall(SYS_fcntl, fd, F_GETFL) & O_APPEND;
      offset = appends && fstat(fd, &now) == 0 ? now.st_size : syscall(SYS_lseek, fd, 0, SEEK_CUR);
    }
    result = placed ? syscall(SYS_pwrite64, fd, data, length, offset) : syscall(SYS_write, fd, data, length);
    if (result > 0) note('W', path, offset, data, result);
  }
  pthread_mutex_unlock(&turn);
  return result;
}

ssize_t write(int fd, const void *data, size_t length) { return wrote(fd, data, length, 0, 0); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return wrote(fd, data, length, offset, 1); }
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) { return wrote(fd, data, length, offset, 1); }

static int synced(int fd, long call) {
  char path[4096];
  if (!path_of(fd, path)) return syscall(call, fd);
  pthread_mutex_lock(&turn);
  int result = fails(0) ? -1 : syscall(call, fd);
  if (result == 0) note('S', path, 0, "", 0);
  pthread_mutex_unlock(&turn);
  return result;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

static int truncated(int fd, off_t length) {
  char path[4096];
  if (!path_of(fd, path)) return syscall(SYS_ftruncate, fd, length);
  pthread_mutex_lock(&turn);
  int result = fails(1) ? -1 : syscall(SYS_ftruncate, fd, length);
  if (result == 0) note('T', path, length, "", 0);
  pthread_mutex_unlock(&turn);
  return result;
}

int ftruncate(int fd, off_t length) { return truncated(fd, length); }
int ftruncate64(int fd, off64_t length) { return truncated(fd, length); }

int rename(const char *from, const char *to) {
  if (!ours(from)) return syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to);
  pthread_mutex_lock(&turn);
  int result = fails(1) ? -1 : syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to);
  if (result == 0) note('R', from, 0, to, strlen(to));
  pthread_mutex_unlock(&turn);
  return result;
}

int unlink(const char *path) {
  if (!ours(path)) return syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  pthread_mutex_lock(&turn);
  int result = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (result == 0) note('U', path, 0, "", 0);
  pthread_mutex_unlock(&turn);
  return result;
}

/* A file that is opened to be written from its beginning loses what it held. */
static int opened(int folder, const char *path, int flags, mode_t mode) {
  pthread_mutex_lock(&turn);
  int fd = syscall(SYS_openat, folder, path, flags, mode);
  char whole[4096];
  if (fd >= 0 && (flags & O_TRUNC) && path_of(fd, whole)) note('T', whole, 0, "", 0);
  pthread_mutex_unlock(&turn);
  return fd;
}

#define MODE(flags, last)                                                                                              \
  mode_t mode = 0;                                                                                                     \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                                                                               \
    va_list rest;                                                                                                      \
    va_start(rest, last);                                                                                              \
    mode = va_arg(rest, mode_t);                                                                                       \
    va_end(rest);                                                                                                      \
  }

int open(const char *path, int flags, ...) { MODE(flags, flags) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags, flags) return opened(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags, flags) return opened(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags, flags) return opened(folder, path, flags, mode); }
