import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { answerError } from './error-answers.ts';
import { AppError } from '../errors.ts';
import { BodySeats } from './raw-body-seats.ts';
import type { Viewer } from './viewer.ts';

/** In whole, for a slow phone; whoever stands still meanwhile may lose the seat. */
const secondsToSend = 120;

const megabyte = 1024 * 1024;
const unknownType = new AppError(
  415,
  'unsupported_media_type',
  'Пришлите сам файл с типом image/… или application/octet-stream',
);
const tooLarge = (bytes: number) =>
  new AppError(413, 'too_large', `Файл больше ${bytes / megabyte} МБ. Выберите файл поменьше`);

/** Puts a route on the server whose body is the bytes of one file, at most `bytes` of them. */
export function addRawRoute(app: FastifyInstance, { route, bytes, viewerOf }: RawRoute): void {
  const seats = new BodySeats();
  /** Their bodies are in memory until the handler is done, even if the sender has hung up. */
  const handled = new WeakSet<FastifyRequest>();
  void app.register(async (inner) => {
    // Nothing but files: a body of JSON is refused here, as a file is elsewhere.
    inner.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: bytes } as const;
    for (const type of [/^image\//, 'application/pdf', 'application/octet-stream']) {
      inner.addContentTypeParser(type, options, (_request, body, done) => done(null, body));
    }
    inner.route({
      ...route,
      bodyLimit: bytes,
      config: { secondsToSend },
      preParsing: async (request, reply) => {
        seats.take(request, viewerOf(request)?.id);
        // Nothing is said in a tunnel, nor while a picture waits for its turn.
        reply.raw.setTimeout(secondsToSend * 1000, () => request.raw.destroy());
        // `onResponse` never comes when a body has arrived and the sender is gone before the answer.
        finished(reply.raw, () => handled.has(request) || seats.leave(request));
      },
      async handler(request, reply) {
        handled.add(request);
        try {
          return await route.handler.call(this, request, reply);
        } finally {
          seats.leave(request);
        }
      },
      errorHandler: (error, request, reply) => {
        const refusals: Record<number, AppError> = { 413: tooLarge(bytes), 415: unknownType };
        const known = error instanceof AppError ? undefined : refusals[error.statusCode ?? 500];
        return answerError(known ?? error, request, reply);
      },
    });
  });
}

interface RawRoute {
  route: RouteOptions;
  bytes: number;
  viewerOf: (request: FastifyRequest) => Viewer;
}
