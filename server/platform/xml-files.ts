import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from './admission.ts';
import { addressOf } from './http/addresses.ts';
import { codingOf, type Coding, compressQuickly } from './http/compression.ts';

/** What programs read, written once and sent to all of them. */
export interface XmlFile {
  plain: Buffer;
  /** The same, compressed as soon as somebody takes it so. */
  compressed: (coding: Coding) => Promise<Buffer>;
}

export function xmlFile(xml: string): XmlFile {
  const plain = Buffer.from(xml);
  const compressions: Partial<Record<Coding, Promise<Buffer>>> = {};
  return {
    plain,
    compressed: (coding) => (compressions[coding] ??= compressQuickly(plain, coding)),
  };
}

interface Sending {
  /** How long whoever asks may keep it. */
  maxAgeSeconds: number;
  type: 'application/xml' | 'application/rss+xml';
  file: () => Promise<XmlFile>;
}

export async function sendXmlFile(
  request: FastifyRequest,
  reply: FastifyReply,
  admit: Admission,
  { maxAgeSeconds, type, file }: Sending,
): Promise<FastifyReply> {
  const coding = codingOf(request.headers['accept-encoding']);
  const body = await admit({ class: 'file', who: addressOf(request) }, async () => {
    const { plain, compressed } = await file();
    return coding ? compressed(coding) : plain;
  });
  if (coding) reply.header('content-encoding', coding);
  return reply
    .headers({ vary: 'accept-encoding', 'cache-control': `public, max-age=${maxAgeSeconds}` })
    .type(`${type}; charset=utf-8`)
    .send(body);
}
