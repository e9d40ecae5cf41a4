import type { Closing } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { capitalize, countOf } from '#contract/russian.ts';
import { busyText } from '#web/cards/tile/busy-words.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

interface StateBadge {
  tone: BadgeTone;
  text: string;
}

/** Every state of an own card in a few words; the first is the state itself. */
export function stateBadges(card: OwnCard): StateBadge[] {
  switch (card.state) {
    case 'draft':
      return [{ tone: 'neutral', text: 'Черновик' }];
    case 'moderation':
      return [{ tone: 'info', text: 'На проверке' }];
    case 'rejected':
      return [{ tone: 'error', text: 'Не прошла проверку' }];
    case 'paused':
      return [{ tone: 'warning', text: 'Приостановлена' }];
    case 'closed':
      return [{ tone: 'neutral', text: `Закрыта: ${closingText(card)}` }];
    case 'blocked':
      return [{ tone: 'error', text: 'Снята модераторами' }];
    case 'published':
      return [{ tone: 'success', text: 'Опубликована' }, ...ofPublished(card)];
  }
}

/** The owner is written to when so few are left. */
const lastDays = 3;

function ofPublished(card: OwnCard): StateBadge[] {
  const { review, has_changes, busy_until, category, days_left } = card;
  const isNewTextSent = review && !review.is_outdated;
  return [
    ...(days_left === null ? [] : [{ tone: toneOfDays(days_left), text: daysLeftText(days_left) }]),
    ...(busy_until
      ? [{ tone: 'warning' as const, text: capitalize(busyText(category.name, busy_until)) }]
      : []),
    ...(review?.state === 'waiting'
      ? [{ tone: 'info' as const, text: 'Новый текст на проверке' }]
      : []),
    ...(review?.state === 'rejected'
      ? [{ tone: 'error' as const, text: 'Новый текст не прошёл проверку' }]
      : []),
    ...(has_changes && !isNewTextSent
      ? [{ tone: 'warning' as const, text: 'Правки не опубликованы' }]
      : []),
  ];
}

const toneOfDays = (days: number): BadgeTone => (days <= lastDays ? 'warning' : 'neutral');

function daysLeftText(days: number): string {
  return days === 0 ? 'Сегодня последний день' : `Ещё ${countOf(days, ['день', 'дня', 'дней'])}`;
}

const closings: Record<CardKind, Record<Closing, string>> = {
  vacancy: { filled: 'человек найден', withdrawn: 'больше не нужно', expired: 'вышел срок' },
  resume: { filled: 'работа найдена', withdrawn: 'больше не нужно', expired: 'вышел срок' },
};

function closingText({ kind, closing }: OwnCard): string {
  return closings[kind][closing ?? 'withdrawn'];
}
