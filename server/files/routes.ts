import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { downloadDocument } from '#contract/files.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressOf } from '#server/platform/http/addresses.ts';
import { sendProblem } from '#server/platform/http/error-answers.ts';
import { notFound } from '#server/platform/errors.ts';
import type { AddRoute, ResolveViewer } from '#server/platform/route.ts';
import { sightOfPicture } from './access.ts';
import { readDocument, readRendition } from './queries.ts';
import { attachmentOf, isSiteFileId } from './rules.ts';
import type { FileUse } from './uses.access.ts';

/** What an address shows never changes. One that may stop to show it is asked again, in vain or not. */
const keeping = {
  for_ever: 'public, max-age=31536000, immutable',
  for_now: 'public, max-age=300',
  for_staff: 'private, no-store',
} as const;

interface PictureAccess {
  admit: Admission;
  uses: readonly FileUse[];
  resolveViewer: ResolveViewer;
}

/** Pictures at their addresses. */
export function addFilesRoutes(
  app: FastifyInstance,
  deps: Deps,
  { admit, uses, resolveViewer }: PictureAccess,
): void {
  app.get<{ Params: { id: string; form: string } }>(
    '/files/:id/:form',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, form } = request.params;
      const whoAsks = () => resolveViewer(request);
      const findSight = () => sightOfPicture(deps.db, id, uses, whoAsks);
      const who = addressOf(request);
      // All others are shown without a question to the database.
      const sight = isSiteFileId(id)
        ? await admit({ class: 'file', who }, findSight)
        : await findSight();
      const bytes = sight === 'none' ? null : await readRendition(deps, id, form);
      if (sight === 'none' || !bytes) return sendProblem(reply, notFound('Такой фотографии нет'));
      const tag = `"${id}-${form}"`;
      reply.headers({
        'cache-control': keeping[sight],
        etag: tag,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      return reply.type('image/webp').send(bytes);
    },
  );
}

/** Documents for those whom a room has given them to; opened by nothing of ours. */
export function addDocumentRoutes(add: AddRoute, uses: readonly FileUse[]): void {
  add(downloadDocument, async ({ viewer, params, reply }, deps) => {
    const { name, bytes } = await readDocument(deps, viewer, params.file, uses);
    reply.headers({
      'content-disposition': attachmentOf(name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return Readable.from([bytes]);
  });
}
