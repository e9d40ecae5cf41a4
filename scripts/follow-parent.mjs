// Loaded before the server: when the process that started it is killed, the server stops too,
// in its usual way, instead of holding the port and the data with no terminal to end it from.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
