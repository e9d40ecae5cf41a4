import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '#server/platform/cache/page-cache.ts';
import { codingOf } from '#server/platform/http/compression.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** 128 bits, and letters that HTML does not escape. */
export const freshNonce = (): string => randomBytes(16).toString('base64url');

/** Sends a page from memory as it lies, or says that the browser has it still. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  security: SecurityHeaders,
): Promise<FastifyReply> {
  reply.headers({
    etag: page.etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  });
  // The policy stays out of a 304: the browser keeps the one that came with its copy.
  if (hasTag(request, page.etag)) return reply.code(304).send();

  const coding = codingOf(request.headers['accept-encoding']);
  const body = coding ? await page.compressed(coding) : page.plain;
  reply.headers({
    ...security({ hashes: page.scriptHashes }),
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(coding && { 'content-encoding': coding }),
  });
  // Past the part of the server that sends an answer: there is nothing left to do with it.
  reply.hijack();
  const { raw } = reply;
  // What the reply leaves undefined was never set.
  raw.writeHead(page.status, reply.getHeaders() as OutgoingHttpHeaders);
  raw.end(request.method === 'HEAD' ? undefined : body);
  return reply;
}

function hasTag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((tag) => tag.trim() === etag);
}
