import { cardNames, cardStateWords } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { periodText } from '#contract/workplaces.ts';
import { inMoscow, type Item } from '#server/platform/own-data.ts';
import type { ExportedCard } from './export.queries.ts';

/** Everything about an own card in words. */
export function cardOf(card: ExportedCard, link: string, now: Date): Item {
  const { draft, content } = card;
  const same = JSON.stringify(draft) === JSON.stringify(content);
  return {
    title: `${cardNames[card.kind]}: ${draft.title ?? card.category}`,
    lines: [
      ['Состояние', stateOf(card)],
      ['Адрес', card.state === 'published' && !card.deleted_at ? link : null],
      ['Категория', card.category],
      ['Начата', inMoscow(card.created_at)],
      ['Изменена', inMoscow(card.updated_at)],
      ['Опубликована', inMoscow(card.published_at)],
      ['Мы спросили, актуальна ли', inMoscow(card.silence_asked_at)],
      ['Показывается ниже', card.is_sunk ? 'да' : null],
      ['Место', draft.place],
      ['Улица и дом', draft.address],
      ['Оплата', draft.pay?.unit ? payText({ ...draft.pay, unit: draft.pay.unit }) : null],
      ['Текст', draft.about],
      ['Текст, который видят все', same ? null : content?.about],
      ...card.answers_in_words.map(({ question, answer }): Item['lines'][number] => [
        question,
        answer,
      ]),
      ...draft.workplaces.map((one): Item['lines'][number] => [
        one.place ?? 'Место работы',
        [one.from && periodText(one.from, one.until, now), one.duties].filter(Boolean).join('\n'),
      ]),
      ['Ваши вопросы', draft.questions.join('\n')],
      ['Почему снята', card.blocked_reason],
      ...judgementsOf(card),
    ],
  };
}

/** What the staff have said of the card, and what its owner has answered. */
function judgementsOf({ reviews, appeals }: ExportedCard): Item['lines'] {
  return [
    ...reviews.map((one): Item['lines'][number] => [
      `Проверка ${inMoscow(one.sent_at)}`,
      [
        one.taken_back_at ? 'отозвана' : (decisionWords[one.decision ?? ''] ?? 'идёт'),
        one.reason,
        ...Object.values(one.notes),
      ]
        .filter(Boolean)
        .join('\n'),
    ]),
    ...appeals.map((one): Item['lines'][number] => [
      `Просьба посмотреть ещё раз ${inMoscow(one.created_at)}`,
      [one.text, decisionWords[one.decision ?? ''], one.answer].filter(Boolean).join('\n'),
    ]),
  ];
}

const decisionWords: Record<string, string> = {
  approve: 'пройдена',
  reject: 'не пройдена',
  grant: 'карточку вернули',
  deny: 'решение осталось прежним',
};

function stateOf({ deleted_at, state }: ExportedCard): string {
  if (deleted_at) return `удалена ${inMoscow(deleted_at)}`;
  return cardStateWords[state];
}
