import type { AttributeDefinition } from '#contract/attributes.ts';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { DraftChange } from '#contract/drafts.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Person, TestDoor } from './factories.ts';

const nanny = 'nyanya';

/** Drafts with all that the starting content requires of every card of the kind. */
const drafts = {
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
    },
  },
  vacancy: {
    city: 'moskva',
    place: 'Аэропорт',
    about: 'Ищем добрую няню для двух девочек: забрать из сада, погулять, накормить ужином.',
    pay: { from_kopecks: 6_000_000, to_kopecks: 8_000_000, unit: 'month' },
    answers: { employment: ['full_day'], live_in: ['visiting'] },
  },
} satisfies Record<CardKind, DraftChange>;

const nannyAnswers = {
  resume: { child_ages: ['toddler', 'preschool'] },
  vacancy: { child_ages: ['toddler'], children_count: 2 },
} satisfies Record<CardKind, DraftChange['answers']>;

/** A draft fit for publication with parts of it replaced; answers are replaced one by one. */
export function goodDraft(kind: CardKind, parts: DraftChange = {}, category = nanny): DraftChange {
  const ofCategory = category === nanny ? nannyAnswers[kind] : {};
  const answers = { ...drafts[kind].answers, ...ofCategory, ...parts.answers };
  return { ...drafts[kind], ...parts, answers };
}

export async function startCard(
  { visitor }: Person,
  kind: CardKind,
  draft?: DraftChange,
  category = nanny,
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

/** Written and published through the API; the owner has to have no unfinished card there. */
export async function createPublished(
  owner: Person,
  kind: CardKind,
  parts: DraftChange = {},
  category = nanny,
): Promise<OwnCard> {
  const draft = goodDraft(kind, parts, category);
  return publishCard(owner, await startCard(owner, kind, draft, category));
}

type Question = Pick<AttributeDefinition, 'key' | 'type'> & Partial<AttributeDefinition>;
let categories = 0;

/** A category of one's own with questions for both kinds; answers its slug. */
export async function createCategory(
  { db }: TestDoor,
  questions: Question[] = [],
): Promise<string> {
  categories += 1;
  const slug = `sidelka-${categories}`;
  const forms = {
    one: 'сиделка',
    genitive: 'сиделки',
    accusative: 'сиделку',
    instrumental: 'сиделкой',
    many: 'сиделки',
    many_genitive: 'сиделок',
  };
  const { id } = await db
    .insertInto('categories')
    .values({ slug, name: 'Сиделка', forms: JSON.stringify(forms), position: 100 + categories })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = (['vacancy', 'resume'] as const).flatMap((kind) =>
    questions.map(({ options = [], ...question }, index) => ({
      label: question.key,
      step: 'Уход',
      ...question,
      options: JSON.stringify(options),
      category_id: id,
      kind,
      position: index,
    })),
  );
  if (rows.length > 0) await db.insertInto('attribute_definitions').values(rows).execute();
  return slug;
}
