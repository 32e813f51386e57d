// What Swift cannot call in libmicrohttpd and in the sockets of C: functions with a variable number of
// arguments, and constants whose names or types Swift sees otherwise on each system and version.

#ifndef STELE_MICROHTTPD_SHIM_H
#define STELE_MICROHTTPD_SHIM_H

#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// Opens a socket that listens at an address; port 0 is any free one. Gives -1 and sets `errno` where it
/// fails, to EADDRNOTAVAIL where the address is unknown.
static inline int stele_listen(const char *host, const char *port) {
  struct addrinfo hints;
  memset(&hints, 0, sizeof hints);
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_PASSIVE;
  struct addrinfo *found = NULL;
  if (getaddrinfo(host, port, &hints, &found) != 0 || !found) {
    errno = EADDRNOTAVAIL;
    return -1;
  }
  int handle = socket(found->ai_family, found->ai_socktype, found->ai_protocol);
  int yes = 1;
  if (handle >= 0 &&
      (setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) != 0 ||
       bind(handle, found->ai_addr, found->ai_addrlen) != 0 || listen(handle, 64) != 0)) {
    int code = errno;
    close(handle);
    errno = code;
    handle = -1;
  }
  freeaddrinfo(found);
  return handle;
}

/// The port at which a socket listens; 0 where that cannot be told.
static inline int stele_port(int handle) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  if (getsockname(handle, (struct sockaddr *)&address, &size) != 0) return 0;
  if (address.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&address)->sin_port);
  if (address.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
  return 0;
}

/// Decodes the percent signs of an address, but not where one of them stands for the zero that ends a
/// string: the rest would be lost, and another address answered.
static inline size_t stele_unescape(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strstr(text, "%00") ? strlen(text) : MHD_http_unescape(text);
}

/// Serves at a socket that listens, which it then owns, with a thread for each connection.
static inline struct MHD_Daemon *stele_serve(
    int handle, unsigned int connections, unsigned int seconds, MHD_AccessHandlerCallback handler,
    void *context) {
  return MHD_start_daemon(
      MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL, 0, NULL, NULL,
      handler, context, MHD_OPTION_LISTEN_SOCKET, handle, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_UNESCAPE_CALLBACK, stele_unescape, NULL,
      MHD_OPTION_END);
}

/// What a request says in a field of its head; NULL where it says nothing.
static inline const char *stele_field(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/// What a request says behind the question mark; NULL where it says nothing.
static inline const char *stele_argument(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

/// A response with a copy of some bytes.
static inline struct MHD_Response *stele_content(size_t count, void *bytes) {
  return MHD_create_response_from_buffer(count, bytes, MHD_RESPMEM_MUST_COPY);
}

/// What ends a stream.
static inline ssize_t stele_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }

/// What ends a connection at once.
static inline enum MHD_Result stele_refusal(void) { return MHD_NO; }

/// What lets a request go on.
static inline enum MHD_Result stele_consent(void) { return MHD_YES; }

#endif
