import { countOf } from '#contract/russian.ts';
import type { Mail } from '#server/platform/deliveries.ts';
import type { Violation } from './queries.ts';

const shown = 20;

/** To the staff: sums do not agree, and only a person can find out why. */
export function moneyMail(violations: Violation[]): Mail {
  const count = countOf(violations.length, ['расхождение', 'расхождения', 'расхождений']);
  return {
    subject: `Деньги не сходятся: ${count}`,
    lines: [
      'Ночная сверка платежей, проводок, тарифов и платёжного сервиса нашла расхождения. Сама она ничего не меняет.',
      ...violations.slice(0, shown).map(({ what, subject }) => `${subject}: ${what}`),
      'Что проверить, описано в docs/operations.md, раздел «Money that does not agree».',
    ],
  };
}
