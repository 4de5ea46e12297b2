// The one file that compiles Boost.Asio and Boost.Beast themselves; the others only see
// declarations.
#include <boost/asio/impl/src.hpp>
#include <boost/asio/ssl/impl/src.hpp>
#include <boost/beast/src.hpp>
