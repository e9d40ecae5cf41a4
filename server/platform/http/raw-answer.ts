import { STATUS_CODES } from 'node:http';

/** An answer for a socket that Node has no response for: it is no request yet, or no longer one. */
export function rawAnswer(status: number, headers: Record<string, string>, body = ''): string {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
