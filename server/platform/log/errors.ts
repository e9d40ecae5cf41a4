import { pino } from 'pino';
import { withoutSecrets } from './secrets.ts';

/**
 * What says which error it is, and where. Whatever else hangs on one may be the row that PostgreSQL
 * has refused (`detail`, `where`), a recipient or a letter.
 */
const telling = [
  'code',
  'errno',
  'syscall',
  'path',
  'hostname',
  'address',
  'port',
  'status',
  'statusCode',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'position',
];
const deepest = 3;

/** An error as the log keeps it: with the words and stacks of its causes, and of all that it is made of. */
export function errorLine(error: Error, depth = 0): Record<string, unknown> {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const line: Record<string, unknown> = {
    type,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
  };
  for (const [key, value] of Object.entries(error)) {
    if (value instanceof Error && key !== 'cause' && depth < deepest) {
      line[key] = errorLine(value, depth + 1);
    } else if (telling.includes(key)) line[key] = plain(value);
  }
  const { errors } = error as { errors?: unknown };
  if (Array.isArray(errors) && depth < deepest) {
    line['aggregateErrors'] = errors
      .filter((one) => one instanceof Error)
      .map((one) => errorLine(one, depth + 1));
  }
  return line;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  return typeof value === 'number' ? value : undefined;
}
