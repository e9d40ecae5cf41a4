import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { speakRussian } from '#contract/check-words.ts';
import type { Deps } from './deps.ts';
import { answerError } from './http/error-answers.ts';
import { parseQuery } from '#contract/query-string.ts';
import { isSocketCall } from './realtime/protocol.ts';
import { addTarpit } from './admission/tarpit.ts';
import { transportSecurity } from './http/transport-security.ts';
import { answerParserError, answerUnreadable, answerUnrouted, checkHost } from './http/unrouted.ts';

speakRussian();

const kilobyte = 1024;

/** A server that knows how to check, log and refuse, and has no routes yet. */
export async function createServer({
  config,
  log,
}: Pick<Deps, 'config' | 'log'>): Promise<FastifyInstance> {
  // Any other request for another protocol is answered as if it had not been made. Vite has its own.
  const mayUpgrade = (request: IncomingMessage) =>
    isSocketCall(request) || config.pages === 'development';
  const app = Fastify({
    loggerInstance: log,
    // Made of randomness in store: to ask the system for it took a tenth of what a cached page takes.
    genReqId: () => randomUUID().slice(0, 18),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * kilobyte,
    // The longest that any route gives; see `cutSlowBody`.
    requestTimeout: 120_000,
    connectionTimeout: 30_000,
    http: { headersTimeout: 6000, requireHostHeader: false, shouldUpgradeCallback: mayUpgrade },
    forceCloseConnections: 'idle',
    // A request that came in time is answered; its connection is closed then.
    return503OnClosing: false,
    // An address that cannot be read is refused before any route is looked for.
    frameworkErrors: answerUnreadable(config),
    clientErrorHandler: answerParserError(config),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300 },
  });
  // JSON only: a form of another site can send plain text without asking.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  answerUnrouted(app, config);
  await app.register(cookie);
  // Pages are compressed by themselves, see `compression.ts`.
  // Bodies are not decompressed: a small one may decompress to a huge one.
  await app.register(compress, {
    encodings: ['gzip'],
    // What fits into one packet gains nothing.
    threshold: 1500,
    globalDecompression: false,
  });
  addTarpit(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.headers(transportSecurity(config));
    checkHost(request);
    cutSlowBody(request);
  });
  return app;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may be on its way; 15 unless said. */
    secondsToSend?: number;
  }
}

/** Nobody holds a request open by sending its body drop by drop. */
function cutSlowBody({ raw, headers, routeOptions }: FastifyRequest): void {
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
  const seconds = routeOptions.config.secondsToSend ?? 15;
  const timer = setTimeout(() => raw.complete || raw.destroy(), seconds * 1000).unref();
  raw.once('close', () => clearTimeout(timer));
}
