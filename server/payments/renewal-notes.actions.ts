import { formatDay, formatMoney } from '#contract/russian.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { Connection } from '#server/platform/database.ts';
import { tellAboutMoney } from './money-notes.actions.ts';
import { reasonText } from './reasons.rules.ts';

const path = '/account/payment_history';
const history = { label: 'История платежей', path };
const day = (moment: Date, now: Date) => formatDay(moment.toISOString(), now);

interface Words {
  kind: NotificationKind;
  subject: string;
  text: string;
  /** What the letter says besides. */
  more: string;
}

async function tell(
  trx: Connection,
  userId: number,
  { kind, subject, text, more }: Words,
): Promise<void> {
  await tellAboutMoney(trx, userId, {
    kind,
    line: { text, path },
    mail: { subject, lines: [`${text}.`, more], action: history },
  });
}

interface Charge {
  userId: number;
  tariff: string;
  sum: number;
}

export async function tellSoon(
  trx: Connection,
  { userId, tariff, sum }: Charge,
  at: Date,
  now: Date,
): Promise<void> {
  await tell(trx, userId, {
    kind: 'renewal_soon',
    subject: `${day(at, now)} продлится тариф`,
    text: `${day(at, now)} спишется ${formatMoney(sum)} за тариф «${tariff}»`,
    more: 'Если он больше не нужен, отключите продление в «Истории платежей»: это один клик.',
  });
}

export async function tellRenewed(
  trx: Connection,
  payment: { user_id: number; tariff_name: string; amount_kopecks: number },
  until: Date,
  now: Date,
): Promise<void> {
  const { user_id, tariff_name, amount_kopecks } = payment;
  await tell(trx, user_id, {
    kind: 'payment_succeeded',
    subject: `Тариф «${tariff_name}» продлён`,
    text: `Списано ${formatMoney(amount_kopecks)}: тариф «${tariff_name}» действует до ${day(until, now)}`,
    more: 'Чек придёт отдельным письмом. Отключить продление можно в любой момент.',
  });
}

export async function tellDeclinedRenewal(
  trx: Connection,
  { userId, tariff, sum, reason }: Charge & { reason: string | null },
  tryAt: Date,
  now: Date,
): Promise<void> {
  await tell(trx, userId, {
    kind: 'renewal_declined',
    subject: 'Продлить тариф не получилось',
    text: `Не получилось списать ${formatMoney(sum)} за «${tariff}». ${reasonText(reason)}`,
    more: `Попробуем ещё раз ${day(tryAt, now)}. Пока действует «Базовый». Отключить продление можно в «Истории платежей».`,
  });
}

export async function tellEnded(
  trx: Connection,
  { userId, tariff, reason }: { userId: number; tariff: string; reason: string | null },
): Promise<void> {
  const why = reason === null ? '' : `. ${reasonText(reason)}`;
  await tell(trx, userId, {
    kind: 'renewal_ended',
    subject: `Тариф «${tariff}» закончился`,
    text: `Тариф «${tariff}» закончился${why}`,
    more: 'Теперь у вас «Базовый», больше ничего не спишется. Открытые контакты остаются с вами.',
  });
}

export async function tellDearer(
  trx: Connection,
  { userId, tariff, price }: { userId: number; tariff: string; price: number },
): Promise<void> {
  await tell(trx, userId, {
    kind: 'renewal_ended',
    subject: 'Цена тарифа изменилась, мы ничего не спишем',
    text: `Тариф «${tariff}» теперь стоит ${formatMoney(price)}. Без вас мы его не продлим: вы соглашались на другую сумму`,
    more: 'Если он нужен, включите продление ещё раз в «Истории платежей» или выберите тариф заново.',
  });
}
