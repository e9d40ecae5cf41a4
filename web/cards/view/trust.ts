import type { CardPage, TrustKey } from '#contract/cards.ts';
import { examHoldsDays } from '#contract/exams.ts';
import { formatDay, pluralForm } from '#contract/russian.ts';
import { examText } from '../tile/exam-text.ts';
import { paysOnTimeText, referencesText } from '../tile/trust-words.ts';

type Mark = CardPage['trust'][number];

const words: Record<TrustKey, { checked: string; unchecked: string; how: string }> = {
  phone: {
    checked: 'Телефон подтверждён',
    unchecked: 'Телефон не подтверждён',
    how: 'Кодом из СМС или звонка. Действует, пока номер не сменят',
  },
  email: {
    checked: 'Почта подтверждена',
    unchecked: 'Почта не подтверждена',
    how: 'Кодом из письма. Действует, пока адрес не сменят',
  },
  passport: {
    checked: 'Паспорт проверен',
    unchecked: 'Паспорт не проверен',
    how: 'Наш сотрудник сверил имя и лицо. Действует, пока имя не сменят',
  },
};
const dayMs = 24 * 60 * 60 * 1000;

/** «3 марта 2026» in one piece. */
export const longDay = (at: string): string => formatDay(at).replaceAll(' ', '\u00a0');

/** «Телефон подтверждён 3 марта 2026», «Паспорт не проверен» */
export function trustText({ key, checked_at: checkedAt }: Mark): string {
  const { checked, unchecked } = words[key];
  if (checkedAt === null) return unchecked;
  return `${checked} ${longDay(checkedAt)}`;
}

/** One line of the passport of trust: what, and by whom or until when. */
export interface TrustLine {
  key: string;
  /** False: it is told that nobody has checked it. */
  isKnown: boolean;
  text: string;
  how: string;
  /** Where on the page it is said in full. */
  href?: '#references' | '#feedback';
}

/** Contacts and passport, which we have checked or not. */
export const checkedLines = ({ trust }: Pick<CardPage, 'trust'>): TrustLine[] =>
  trust.map((mark) => ({
    key: mark.key,
    isKnown: mark.checked_at !== null,
    text: trustText(mark),
    how: mark.checked_at === null ? '' : words[mark.key].how,
  }));

/** What others say, and what we have counted; nothing of what nobody has said. */
export function saidLines(card: CardPage): TrustLine[] {
  const { references, owner, feedback, answer_share: share } = card;
  const [last] = references;
  return [
    last && {
      key: 'references',
      text: referencesText(references.length),
      how: `Прежние работодатели ответили нам по ссылке, последний ${longDay(last.answered_at)}`,
      href: '#references' as const,
    },
    owner.exam_badge && {
      key: 'exam',
      text: examText(owner.exam_badge),
      how: `Проверял полиграфолог ${longDay(owner.exam_badge.day)}. Показываем год, до ${longDay(yearAfter(owner.exam_badge.day))}`,
    },
    owner.pays_on_time && {
      key: 'pays_on_time',
      text: paysOnTimeText(owner.pays_on_time),
      how: 'Столько работников сказали так из тех, кого семья наняла здесь',
      href: '#feedback' as const,
    },
    feedback.count > 0 && {
      key: 'feedback',
      text: `${feedback.count}\u00a0${pluralForm(feedback.count, ['отзыв', 'отзыва', 'отзывов'])}`,
      how: 'Пишут те, кто договорился о работе здесь, после проверки нашим сотрудником',
      href: '#feedback' as const,
    },
    share && {
      key: 'answers',
      text: `Отвечает на первое сообщение: ${share.yes}\u00a0из\u00a0${share.of}`,
      how: 'Считаем по переписке за 90 дней',
    },
  ].flatMap((line) => (line ? [{ isKnown: true, ...line }] : []));
}

const yearAfter = (day: string) =>
  new Date(Date.parse(day) + examHoldsDays * dayMs).toISOString().slice(0, 10);
