import { cardCalls } from '#contract/card-calls.ts';
import type { CardEvent, OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { createPerson, type Person, type TestDoor } from './factories.ts';

const ownerRole = { resume: 'worker', vacancy: 'employer' } as const;

export const createOwner = (app: TestDoor, kind: CardKind) =>
  createPerson(app, { role: ownerRole[kind] });

export type Call = 'publish' | 'withdraw' | 'pause' | 'resume' | 'close' | 'remove';

/** The call as the owner of the card makes it, with the version that the card has now. */
export async function step(
  { visitor }: Person,
  { kind, slug }: OwnCard,
  call: Call,
  more: object = {},
) {
  const calls = cardCalls[kind];
  const params = { slug };
  const { version } = (await visitor.call(calls.showOwn, { params })).data;
  const body = { version, ...more };
  const { status, data, problem } = await visitor.send(calls[call], { params, body });
  return { status, problem, card: data as OwnCard };
}

/** The page of a card as a guest gets it. */
export const showToGuest = (app: TestDoor, { kind, slug }: OwnCard) =>
  app.visitor().call(cardCalls[kind].show, { params: { slug } });

/** Writes parts of the draft and nothing else. */
export async function change(
  { visitor }: Person,
  { kind, slug }: OwnCard,
  draft: DraftChange,
): Promise<OwnCard> {
  const calls = cardCalls[kind];
  const params = { slug };
  const { version } = (await visitor.call(calls.showOwn, { params })).data;
  return (await visitor.call(calls.update, { params, body: { version, draft } })).data;
}

export async function history({ visitor }: Person, { kind, slug }: OwnCard): Promise<CardEvent[]> {
  return (await visitor.call(cardCalls[kind].history, { params: { slug } })).data.data;
}

/** Columns that no call of an owner can write. */
export const storeColumns = ({ db }: TestDoor, { slug }: OwnCard, columns: object) =>
  db.updateTable('cards').set(columns).where('slug', '=', slug).execute();

/** What an automatic check stops at. */
export const flaggedText = {
  about: 'Звоните мне в любое время: 8 900 123-45-67, отвечу на все вопросы.',
};
