import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { apiPrefix } from '#contract/endpoint.ts';
import type { Config } from '../config.ts';
import { sendProblem } from './error-answers.ts';
import { AppError, notFound, problemOf } from '../errors.ts';
import { rawAnswer } from './raw-answer.ts';
import { transportSecurity } from './transport-security.ts';

const inApi = new RegExp(`^(?:https?://[^/]*)?/+${apiPrefix.slice(1)}(?:[/?]|$)`, 'i');
const inPages = new RegExp(`^[A-Z]+ /(?!/*${apiPrefix.slice(1)}(?:[/? ]|$))`, 'i');

/** Requests that cannot be read, or that no route takes: a problem for programs, words for people. */
export function answerUnrouted(app: FastifyInstance, config: Config): void {
  app.setNotFoundHandler((request, reply) => sendUnrouted(request, reply, refusalOf(request)));
  const refuse = (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = written(expectation, false, config);
    response.writeHead(expectation.status, headers).end(body);
  };
  app.server.on('checkExpectation', refuse);
}

/** An address that cannot be read, before any hook has run. */
export const answerUnreadable =
  (config: Config) => (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    sendUnrouted(request, reply.headers(transportSecurity(config)), unreadable);

/** HTTP/1.1 without a name of the host; Node itself would answer nothing but the number. */
export function checkHost({ raw, headers }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && headers.host === undefined) throw unreadable;
}

/** What is no HTTP at all, or too much of it, has no request; its first line tells who may ask. */
export const answerParserError = (config: Config) => (error: ParserError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = parserErrors[error.code ?? ''] ?? unreadable;
  const { rawPacket } = error;
  const isPage = Buffer.isBuffer(rawPacket) && inPages.test(rawPacket.toString('latin1', 0, 200));
  const { headers, body } = written(refusal, isPage, config);
  if (socket.writable) socket.write(rawAnswer(refusal.status, headers, body));
  socket.destroySoon();
};

interface ParserError extends Error {
  code?: string;
  /** The bytes that could not be read. */
  rawPacket?: unknown;
}

const unreadable = new AppError(400, 'bad_request', 'Запрос не удалось прочитать');
const expectation = new AppError(417, 'bad_request', 'Заголовок Expect не поддерживается');
const parserErrors: Record<string, AppError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new AppError(408, 'bad_request', 'Запрос шёл слишком долго'),
  HPE_HEADER_OVERFLOW: new AppError(
    431,
    'too_large',
    'Слишком много данных в заголовках запроса. Если это браузер, удалите cookie этого сайта',
  ),
};

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);
const forPages = new Set(['GET', 'HEAD']);

function refusalOf({ url, method }: FastifyRequest): AppError {
  if (inApi.test(url)) return known.has(method) ? notFound() : wrongMethod;
  return forPages.has(method) ? noPage : wrongMethod;
}

const noPage = notFound('Такой страницы нет');
const wrongMethod = new AppError(405, 'method_not_allowed', 'Так к этому адресу не обращаются');

function sendUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: AppError,
): FastifyReply {
  const isApi = inApi.test(request.url);
  if (refusal.status === 405) {
    reply.header('allow', isApi ? 'GET, POST, PUT, PATCH, DELETE' : 'GET, HEAD');
  }
  if (isApi) return sendProblem(reply, refusal);
  return reply.status(refusal.status).headers(ofPage).send(pageOf(refusal));
}

/** The same with nothing of the framework at hand. */
function written(refusal: AppError, isPage: boolean, config: Config) {
  const body = isPage ? pageOf(refusal) : JSON.stringify(problemOf(refusal));
  const headers = {
    ...(isPage ? ofPage : { 'content-type': 'application/problem+json; charset=utf-8' }),
    ...transportSecurity(config),
    'content-length': String(Buffer.byteLength(body)),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    connection: 'close',
  };
  return { headers, body };
}

const ofPage = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'",
};

const pageOf = ({ message }: AppError) =>
  `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${message}</title></head>
<body><h1>${message}</h1><p><a href="/">На главную</a></p></body></html>`;
