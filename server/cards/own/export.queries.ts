import { describeAnswer } from '#contract/answers.ts';
import type { Answers, AttributeDefinition } from '#contract/attributes.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import { cardPath } from '#contract/cards.ts';
import type { Connection } from '#server/platform/database.ts';
import type { ExportOwnData } from '#server/platform/own-data.ts';
import { cardOf } from './export.rules.ts';
import type { DB } from '#server/platform/tables.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

export const exportCards: ExportOwnData = async ({ db, config }, { id }) => {
  const data = await listAllCards(db, id);
  const now = new Date();
  return {
    name: 'cards',
    data,
    section: {
      title: 'Анкеты и вакансии',
      empty: 'Вы ничего не писали.',
      items: data.map((card) => cardOf(card, config.publicOrigin + cardPath(card), now)),
    },
  };
};

/** All cards of a person, also half-written and removed ones, with what has become of them. */
async function listAllCards(db: Connection, userId: number) {
  const cards = await db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select((card) => [
      'cards.slug',
      'cards.kind',
      'cards.state',
      'cards.draft',
      'cards.content',
      'cards.category_id',
      'categories.name as category',
      'cards.created_at',
      'cards.updated_at',
      sql<Date | null>`coalesce(cards.sunk_from, cards.published_at)`.as('published_at'),
      'cards.silence_asked_at',
      'cards.silence_ended_at',
      sql<boolean>`cards.sunk_from is not null`.as('is_sunk'),
      'cards.deleted_at',
      'cards.busy_until',
      'cards.closed_at',
      'cards.blocked_reason',
      jsonArrayFrom(
        card
          .selectFrom('card_events')
          .select([
            'card_events.created_at as at',
            'card_events.to_state',
            'card_events.reason',
            'card_events.note',
          ])
          .whereRef('card_events.card_id', '=', 'cards.id')
          .orderBy('card_events.id'),
      ).as('history'),
      reviewsOf(card).as('reviews'),
      appealsOf(card).as('appeals'),
    ])
    .where('cards.owner_id', '=', userId)
    .orderBy('cards.id')
    .execute();
  return Promise.all(
    cards.map(async ({ category_id, ...card }) => {
      const definitions = await listDefinitions(db, category_id, card.kind);
      return { ...card, answers_in_words: inWords(definitions, card.draft.answers) };
    }),
  );
}

/** A decision that may still be taken back is no news yet; who has decided is told to nobody. */
const told = (column: string) => sql<string | null>`
  case when applied_at is not null then ${sql.ref(column)} end`;

const reviewsOf = (card: ExpressionBuilder<DB, 'cards'>) =>
  jsonArrayFrom(
    card
      .selectFrom('card_reviews')
      .select([
        'card_reviews.created_at as sent_at',
        'card_reviews.content',
        told('decision').as('decision'),
        told('reason').as('reason'),
        'card_reviews.withdrawn_at as taken_back_at',
        sql<Record<string, string>>`
          case when applied_at is not null then notes else '{}' end`.as('notes'),
      ])
      .whereRef('card_reviews.card_id', '=', 'cards.id')
      .orderBy('card_reviews.id'),
  );

const appealsOf = (card: ExpressionBuilder<DB, 'cards'>) =>
  jsonArrayFrom(
    card
      .selectFrom('appeals')
      .select([
        'appeals.created_at',
        'appeals.text',
        told('decision').as('decision'),
        told('reason').as('answer'),
      ])
      .whereRef('appeals.card_id', '=', 'cards.id')
      .orderBy('appeals.id'),
  );

export type ExportedCard = Awaited<ReturnType<typeof listAllCards>>[number];

function inWords(
  definitions: AttributeDefinition[],
  answers: Answers,
): { question: string; answer: string }[] {
  return definitions.flatMap((definition) => {
    const answer = answers[definition.key];
    const text = answer === undefined ? '' : describeAnswer(definition, answer);
    return text ? [{ question: definition.label, answer: text }] : [];
  });
}
