import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPage } from '#server/platform/page-cache.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** 128 bits, and letters that HTML does not escape. */
export const freshNonce = (): string => randomBytes(16).toString('base64url');

/** Sends a page from memory with a nonce of its own, or says that the browser has it still. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  security: SecurityHeaders,
): FastifyReply {
  reply.headers({
    etag: page.etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  });
  // The policy stays out of a 304: the browser keeps the one whose nonce stands in its copy.
  if (hasTag(request, page.etag)) return reply.code(304).send();

  const nonce = freshNonce();
  reply.code(page.status).headers(security(nonce)).type('text/html; charset=utf-8');
  if (page.gzip && takesGzip(request)) {
    return reply.header('content-encoding', 'gzip').send(page.gzip(nonce));
  }
  return reply.send(joined(page.parts, Buffer.from(nonce)));
}

function joined(parts: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [between, part] : [part])));
}

function hasTag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((tag) => tag.trim() === etag);
}

function takesGzip(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding'] ?? '';
  return accepted
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
}
