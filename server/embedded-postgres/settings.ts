import { totalmem } from 'node:os';
import { socketFolder } from './socket.ts';

/** Given on the command line, so that a newer release changes them for older data as well. */
export function settings(cluster: string, port: number, durable: boolean): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder(cluster),
    max_connections: 100,
    shared_buffers: `${sharedMemoryMb()}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A week of logs, a file for each day of it.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%u.log',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_truncate_on_rotation: 'on',
    log_line_prefix: '%m [%p] %d ',
    ...(durable ? { fsync: 'on' } : THROW_AWAY),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * An eighth of the machine, or of what this process may use of it; taken from the system only as
 * the data grows into it. What lies here need not be asked of the system card by card.
 */
function sharedMemoryMb(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.round(Math.min(2048, Math.max(128, bytes / 8 / 2 ** 20)));
}

/** For data that nobody will miss after a power cut. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 300,
};
