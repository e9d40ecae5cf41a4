import type { NotificationKind } from '#contract/notifications.ts';
import { formatDay, formatMoney } from '#contract/russian.ts';
import type { MoneyNote } from '../money-notes.actions.ts';
import { reasonText } from '../reasons.rules.ts';

const path = '/account/payment_history';
const history = { label: 'История платежей', path };
const day = (moment: Date, now: Date) => formatDay(moment.toISOString(), now);

interface Words {
  kind: NotificationKind;
  subject: string;
  text: string;
  push: string;
  /** What the letter says besides. */
  more: string;
}

const asNote = ({ kind, subject, text, push, more }: Words): MoneyNote => ({
  kind,
  line: { text, path },
  push,
  mail: { subject, lines: [`${text}.`, more], action: history },
});

interface Charge {
  tariff: string;
  /** In kopecks. */
  sum: number;
}

export const soonWords = ({ tariff, sum }: Charge, at: Date, now: Date): MoneyNote =>
  asNote({
    kind: 'renewal_soon',
    subject: `${day(at, now)} продлится тариф`,
    text: `${day(at, now)} спишется ${formatMoney(sum)} за тариф «${tariff}»`,
    push: 'Скоро продление тарифа',
    more: 'Если он больше не нужен, отключите продление в «Истории платежей»: это один клик.',
  });

export const renewedWords = ({ tariff, sum }: Charge, until: Date, now: Date): MoneyNote =>
  asNote({
    kind: 'payment_succeeded',
    subject: `Тариф «${tariff}» продлён`,
    text: `Списано ${formatMoney(sum)}: тариф «${tariff}» действует до ${day(until, now)}`,
    push: 'Тариф оплачен',
    more: 'Чек придёт отдельным письмом. Отключить продление можно в любой момент.',
  });

export const declinedRenewalWords = (
  { tariff, sum }: Charge,
  reason: string | null,
  tryAt: Date,
  now: Date,
): MoneyNote =>
  asNote({
    kind: 'renewal_declined',
    subject: 'Продлить тариф не получилось',
    text: `Не получилось списать ${formatMoney(sum)} за «${tariff}». ${reasonText(reason)}`,
    push: 'Продлить тариф не получилось',
    more: `Попробуем ещё раз ${day(tryAt, now)}. Пока действует «Базовый». Отключить продление можно в «Истории платежей».`,
  });

export const endedWords = (tariff: string, reason: string | null): MoneyNote =>
  asNote({
    kind: 'renewal_ended',
    subject: `Тариф «${tariff}» закончился`,
    text: `Тариф «${tariff}» закончился${reason === null ? '' : `. ${reasonText(reason)}`}`,
    push: 'Тариф закончился',
    more: 'Теперь у вас «Базовый», больше ничего не спишется. Открытые контакты остаются с вами.',
  });

/** The price has risen above the sum that was agreed to; `sum` is the new one. */
export const dearerWords = ({ tariff, sum }: Charge): MoneyNote =>
  asNote({
    kind: 'renewal_ended',
    subject: 'Цена тарифа изменилась, мы ничего не спишем',
    text: `Тариф «${tariff}» теперь стоит ${formatMoney(sum)}. Без вас мы его не продлим: вы соглашались на другую сумму`,
    push: 'Тариф закончился',
    more: 'Если он нужен, включите продление ещё раз в «Истории платежей» или выберите тариф заново.',
  });
