import { cardCalls, type DraftChange, type OwnCard } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Person } from './factories.ts';

/** Drafts with everything that the starting questions of a nanny require. */
export const goodDrafts = {
  resume: {
    city: 'moskva',
    place: 'Сокол',
    about: 'Работаю с малышами пятнадцать лет, люблю гулять, читать и рисовать вместе с детьми.',
    pay: { from_kopecks: 50_000, to_kopecks: 70_000, unit: 'hour' },
    answers: {
      birth_date: '1980-05-17',
      experience: 15,
      employment: ['full_day'],
      live_in: ['visiting'],
      child_ages: ['toddler', 'preschool'],
    },
  },
  vacancy: {
    city: 'moskva',
    place: 'Аэропорт',
    about: 'Ищем добрую няню для двух девочек: забрать из сада, погулять, накормить ужином.',
    pay: { from_kopecks: 6_000_000, to_kopecks: 8_000_000, unit: 'month' },
    answers: {
      employment: ['full_day'],
      live_in: ['visiting'],
      child_ages: ['toddler'],
      children_count: 2,
    },
  },
} satisfies Record<CardKind, DraftChange>;

/** A good draft with parts of it replaced; answers are replaced one by one. */
export function goodDraft(kind: CardKind, parts: DraftChange = {}): DraftChange {
  const good = goodDrafts[kind];
  return { ...good, ...parts, answers: { ...good.answers, ...parts.answers } };
}

export async function startCard(
  { visitor }: Person,
  kind: CardKind,
  draft?: DraftChange,
  category = 'nyanya',
): Promise<OwnCard> {
  const body = { category, ...(draft && { draft }) };
  const { status, data, problem } = await visitor.call(cardCalls[kind].create, { body });
  if (status !== 201) throw new Error(JSON.stringify(problem));
  return data;
}

export async function publishCard(
  { visitor }: Person,
  { kind, slug, version }: OwnCard,
  distribution_consent = true,
): Promise<OwnCard> {
  const consent = kind === 'resume' && { distribution_consent };
  const { status, data, problem } = await visitor.call(cardCalls[kind].publish, {
    params: { slug },
    body: { version, ...consent },
  });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data;
}

/** Written and published through the API; the owner has to have no unfinished card. */
export async function createPublished(
  owner: Person,
  kind: CardKind,
  parts: DraftChange = {},
): Promise<OwnCard> {
  return publishCard(owner, await startCard(owner, kind, goodDraft(kind, parts)));
}
