import { emptyDraft } from '#contract/drafts.ts';
import type { CardState } from '#contract/cards.ts';
import { goodDraft } from '#tests/cards.ts';
import { newScanId, storedScan } from '#server/passport/rules.ts';
import type { TestApp } from '#tests/harness/app.ts';
import { storeCard } from './stored-card.ts';

async function cardOf(app: TestApp, owner: number, state: CardState): Promise<number> {
  const slug = await storeCard(app, { kind: 'resume', owner, state });
  const card = app.db.selectFrom('cards').select('id').where('slug', '=', slug);
  return (await card.executeTakeFirstOrThrow()).id;
}

/** A card of anybody that waits to be looked at; answers the id of its place in the queue. */
export async function storeReview(app: TestApp, owner: number): Promise<string> {
  const content = JSON.stringify({ ...emptyDraft, ...goodDraft('resume') });
  const { id } = await app.db
    .insertInto('card_reviews')
    .values({ card_id: await cardOf(app, owner, 'moderation'), content })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function storeComplaint(app: TestApp, owner: number): Promise<string> {
  const card_id = await cardOf(app, owner, 'published');
  const { id } = await app.db
    .insertInto('complaints')
    .values({ card_id, author_id: owner, reason: 'spam' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function storeAppeal(app: TestApp, owner: number): Promise<string> {
  const { id } = await app.db
    .insertInto('appeals')
    .values({ card_id: await cardOf(app, owner, 'blocked'), text: 'Посмотрите ещё раз' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function storePassport({ db, deps }: TestApp, owner: number): Promise<string> {
  const { id } = await db
    .insertInto('passport_checks')
    .values({ user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  const scan = newScanId();
  const sealed = deps.vault.seal(storedScan(scan), Buffer.from('no picture'));
  await deps.vault.write(storedScan(scan), sealed);
  await db
    .insertInto('passport_scans')
    .values({ id: scan, user_id: owner, check_id: id, part: 'page', sealed_key: sealed.key })
    .execute();
  return String(id);
}
