import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { errorLine } from './log/errors.ts';
import { withoutSecrets } from './log/secrets.ts';

/** The one log of a process; requests, errors and messages leave their secrets behind. */
export function openLog(level: string, stream: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { req: requestLine, err: cleaned },
      formatters: {
        // An error is one under whatever name it is logged.
        log: (parts) =>
          Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, cleaned(part)])),
      },
      hooks: {
        logMethod(parts, method) {
          const [first, ...rest] = parts.map((part) =>
            typeof part === 'string' ? cleaned(part) : part,
          );
          // Without words of its own a line has those of its error.
          const error = rest.length === 0 ? errorOf(first) : undefined;
          if (error) rest.push(withoutSecrets(error.message));
          method.apply(this, [first, ...rest] as typeof parts);
        },
      },
    },
    stream,
  );
}

function cleaned(part: unknown): unknown {
  if (part instanceof Error) return errorLine(part);
  return typeof part === 'string' ? withoutSecrets(part) : part;
}

function errorOf(part: unknown): Error | undefined {
  if (part instanceof Error) return part;
  const isObject = typeof part === 'object' && part !== null;
  return isObject && 'err' in part && part.err instanceof Error ? part.err : undefined;
}

const requestLine = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutSecrets(url),
  host,
  remoteAddress: ip,
});
