import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Query values that say who somebody is, or open what is theirs. */
const secretValues =
  /([?&](?:token|key|code|password|secret|signature|email|phone|login)=)[^&#\s"'<>]+/gi;
/** A token of ours, wherever it stands; slugs and names of files have no capitals of this length. */
const tokens = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g;
/** A message to a phone has room for half of one: what such links lead to stands before it. */
const shortKeys = /(\/(?:references?|check-ins?)\/+\d+\/+)[^\s/?#"'<>]+/gi;

/** The link of a letter carries a secret, and no log keeps it. */
const withoutSecrets = (text: string) =>
  text.replaceAll(secretValues, '$1…').replaceAll(shortKeys, '$1…').replaceAll(tokens, '…');

/** The one log of a process; requests, errors and messages leave their secrets behind. */
export function openLog(level: string, stream: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      // `detail` of PostgreSQL repeats the row that it has refused.
      redact: ['req.headers.cookie', 'req.headers.authorization', 'err.detail'],
      serializers: { req: requestLine, err: errorWithoutSecrets },
      hooks: {
        logMethod(parts, method) {
          const [first, ...rest] = parts;
          const clean = (part: unknown) => (typeof part === 'string' ? withoutSecrets(part) : part);
          method.apply(this, [clean(first), ...rest.map(clean)] as typeof parts);
        },
      },
    },
    stream,
  );
}

const requestLine = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutSecrets(url),
  host,
  remoteAddress: ip,
});

function errorWithoutSecrets(error: Error) {
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  return { ...rest, message: withoutSecrets(message), stack: withoutSecrets(stack) };
}
