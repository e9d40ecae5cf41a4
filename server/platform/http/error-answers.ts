import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix } from '#contract/endpoint.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, invalid, notFound, problemOf, unavailable } from '../errors.ts';
import { isOutage, logOutage } from '../database/outage.ts';
import { StoreError } from '../storage/s3/store-error.ts';

/** Every failure leaves through here: known ones in words, the rest as 500 without a detail. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = asAppError(error);
  if (known.code === 'unavailable') logOutage(request, error);
  // Counted where it is refused.
  else if (known.status >= 500 && known.code !== 'overloaded')
    request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, known);
}

export function sendProblem(reply: FastifyReply, error: AppError) {
  reply.header('cache-control', 'private, no-store');
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .status(error.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemOf(error, reply.request.id));
}

/** Paths under `/api` that no room took. */
export function answerUnknownCalls(app: FastifyInstance): void {
  app.all(`${apiPrefix}/*`, { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0];
    return sendProblem(reply, notFound(`Page not found: ${path}`));
  });
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A slug that cannot exist is a page that does not exist.
    if (error.validationContext === 'params') return notFound();
    return invalid(fieldsOf(error.validation));
  }
  if (error instanceof StoreError) return unavailable('Фотографии и файлы ненадолго недоступны');
  if (isOutage(error)) return unavailable();
  return httpErrors[error.statusCode ?? 500] ?? unexpected;
}

const unexpected = new AppError(
  500,
  'internal',
  'Что-то сломалось на нашей стороне. Попробуйте ещё раз через минуту',
);

const unreadable = new AppError(400, 'bad_request', 'Запрос не удалось прочитать');
const httpErrors: Record<number, AppError> = {
  400: unreadable,
  412: new AppError(412, 'bad_request', 'Файл с тех пор изменился'),
  413: new AppError(413, 'too_large', 'Слишком много данных в одном запросе'),
  414: unreadable,
  415: new AppError(415, 'unsupported_media_type', 'Данные нужны в виде JSON'),
  416: new AppError(416, 'bad_request', 'Такой части у файла нет'),
};

interface Issue {
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

function fieldsOf(issues: readonly Issue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    fields.set(path, [...(fields.get(path) ?? []), issue.message ?? 'Проверьте это поле']);
  }
  return Object.fromEntries(fields);
}
