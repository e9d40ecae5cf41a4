import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { agreementText, receiptText } from '#contract/deed-texts.ts';
import { blankDeed, deedCalls, type DeedKind } from '#contract/deeds.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { Connection } from '#server/platform/database.ts';
import type { AddRoute } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { agreedResponse, knownOfDeed } from './queries.ts';
import { blankOf } from './rules.ts';
import { drawDeed } from './sheet.rules.ts';

/** What is typed goes into the file and nowhere else: no table, no log, no answer to be repeated. */
export function addDeedsRoutes(add: AddRoute): void {
  add(deedCalls.known, async ({ viewer, params }, { db }) => knownOfDeed(db, viewer, params.id));

  add(deedCalls.agreement, async ({ viewer, params, body, reply }, { db }) => {
    await checkMayDraw(db, viewer, params.id);
    return asFile(reply, 'agreement', drawDeed(agreementText(body)));
  });

  add(deedCalls.receipt, async ({ viewer, params, body, reply }, { db }) => {
    await checkMayDraw(db, viewer, params.id);
    return asFile(reply, 'receipt', drawDeed(receiptText(body)));
  });

  add(blankDeed, async ({ params, reply }) => asFile(reply, params.kind, blankOf(params.kind)));
}

/** Letters are outlines, and drawing them takes time. */
async function checkMayDraw(db: Connection, viewer: SignedIn, id: number): Promise<void> {
  await agreedResponse(db, viewer, id);
  await countAttempt(db, { key: `deeds:${viewer.id}`, most: 40, seconds: 60 * 60 });
}

const fileNames: Record<DeedKind, string> = { agreement: 'dogovor.pdf', receipt: 'raspiska.pdf' };

function asFile(reply: FastifyReply, kind: DeedKind, bytes: Uint8Array): Readable {
  reply.header('content-disposition', `attachment; filename="${fileNames[kind]}"`);
  return Readable.from([bytes]);
}
