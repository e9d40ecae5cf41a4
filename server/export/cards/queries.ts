import { describeAnswer } from '#contract/answers.ts';
import type { Answers, AttributeDefinition } from '#contract/attributes.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** All cards of a person, also half-written and removed ones, with what has become of them. */
export async function listAllCards(db: Connection, userId: number) {
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
      'cards.published_at',
      'cards.deleted_at',
      jsonArrayFrom(
        card
          .selectFrom('card_events')
          .select(['card_events.created_at as at', 'card_events.to_state', 'card_events.reason'])
          .whereRef('card_events.card_id', '=', 'cards.id')
          .orderBy('card_events.id'),
      ).as('history'),
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
