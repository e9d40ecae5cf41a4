import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPage } from '#server/platform/cache/page-cache.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** 128 bits, and letters that HTML does not escape. */
export const freshNonce = (): string => randomBytes(16).toString('base64url');

/** Sends a page from memory with a nonce of its own, or says that the browser has it still. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  security: SecurityHeaders,
): Promise<FastifyReply> {
  reply.headers({
    etag: page.etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  });
  // The policy stays out of a 304: the browser keeps the one whose nonce stands in its copy.
  if (hasTag(request, page.etag)) return reply.code(304).send();

  const nonce = freshNonce();
  const packed = takesGzip(request) ? await page.gzip() : undefined;
  reply.headers({
    ...security(nonce),
    'content-type': 'text/html; charset=utf-8',
    'content-length': packed ? packed.length : page.plain.bytes.length,
    ...(packed && { 'content-encoding': 'gzip' }),
  });
  // In pieces, past the part of the server that sends one: most of a page needs no copy.
  reply.hijack();
  const { raw } = reply;
  // What the reply leaves undefined was never set.
  raw.writeHead(page.status, reply.getHeaders() as OutgoingHttpHeaders);
  if (request.method !== 'HEAD') {
    raw.cork();
    for (const piece of (packed ?? page.plain).fill(nonce)) raw.write(piece);
    raw.uncork();
  }
  raw.end();
  return reply;
}

function hasTag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((tag) => tag.trim() === etag);
}

function takesGzip(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding'] ?? '';
  return accepted
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
}
