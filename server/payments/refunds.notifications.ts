import { formatMoney } from '#contract/russian.ts';
import type { NoteWords } from '#server/notifications/notify.actions.ts';

const path = '/account/payment_history';
const kind = 'refund_changed';
const push = 'Есть новости о возврате денег';
const action = { label: 'История платежей', path };

export function refundOrderedWords(
  tariff: string,
  { amount, answer }: { amount: number; answer: string },
): NoteWords {
  const sum = formatMoney(amount);
  return {
    kind,
    line: { text: `Вернём ${sum} за тариф «${tariff}». ${answer}`, path },
    push,
    mail: {
      subject: `Вернём деньги за тариф «${tariff}»`,
      lines: [
        `Тариф «${tariff}»: вернём ${sum} туда, откуда пришла оплата.`,
        answer,
        'Банк зачисляет деньги за несколько дней. Мы напишем, когда отправим их.',
      ],
      action,
    },
  };
}

export function refundSentWords(
  tariff: string,
  { amount, hasEnded }: { amount: number; hasEnded: boolean },
): NoteWords {
  const sum = formatMoney(amount);
  const end = hasEnded ? `Тариф «${tariff}» закончился, списаний по нему больше не будет.` : '';
  return {
    kind,
    line: { text: `Отправили ${sum} за тариф «${tariff}» обратно`, path },
    push,
    mail: {
      subject: `Деньги за тариф «${tariff}» отправлены обратно`,
      lines: [
        `${sum} за тариф «${tariff}» отправлены туда, откуда пришла оплата. Банк зачисляет их за несколько дней.`,
        end,
        'Чек возврата придёт отдельным письмом.',
      ].filter(Boolean),
      action,
    },
  };
}

export function refundDeclinedWords(tariff: string, answer: string): NoteWords {
  return {
    kind,
    line: { text: `Вернуть деньги за тариф «${tariff}» не получится. ${answer}`, path },
    push,
    mail: {
      subject: 'Ответ на просьбу о возврате',
      lines: [`Мы посмотрели и не можем вернуть деньги за тариф «${tariff}».`, answer],
      action,
    },
  };
}
