import { sql } from 'kysely';
import { type Connection, inTransaction } from '#server/platform/database.ts';
import { today } from '#server/platform/database/days.queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { queueMail, queueMessage } from '#server/platform/deliveries.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Config } from '#server/platform/config.ts';
import { currentMessages } from '#server/site-settings/queries.ts';
import { giveBackAttempt, secondsToWait } from '#server/platform/admission/attempts.ts';
import { addJob } from '#server/platform/queue.ts';
import { type Alarm, budgetMail } from './budget.emails.ts';
import { alarmAt, type Budget, budgetsOf, budgetsOfNotice, isAbroad } from './budget.rules.ts';

type Recipient = Parameters<typeof queueMessage>[1];
type Message = Parameters<typeof queueMessage>[2];

/**
 * What a number gets in a day, of all sorts together. Codes have limits of their own, 20 in all, so
 * they never come to the end of this one, however many notices there were before.
 */
const mostOfNumber = { notice: 20, code: 40 };

/**
 * Puts a message into the transaction of its change, when the budget of the day allows it. False:
 * it does not, and nothing is sent. For codes, and for what tells an owner that somebody else may
 * have got in: whoever floods other messages must not be able to keep that from them.
 */
export async function sendMessage(
  trx: Connection,
  config: Pick<Config, 'messages'>,
  to: Recipient,
  message: Message,
): Promise<boolean> {
  const messages = await currentMessages(trx, config);
  const limits = { budgets: budgetsOf(to.address, messages), mostOfNumber: mostOfNumber.code };
  return sendWithin(trx, limits, to, message);
}

/** The same for all other messages, which leave half of the day to codes. */
export async function sendNotice(
  trx: Connection,
  config: Pick<Config, 'messages'>,
  to: Recipient,
  message: Message,
): Promise<boolean> {
  const messages = await currentMessages(trx, config);
  const budgets = budgetsOfNotice(to.address, messages);
  return sendWithin(trx, { budgets, mostOfNumber: mostOfNumber.notice }, to, message);
}

/** The rows of the budget are locked last and for a short time. */
async function sendWithin(
  trx: Connection,
  limits: { budgets: Budget[]; mostOfNumber: number },
  to: Recipient,
  message: Message,
): Promise<boolean> {
  const cap = { key: `messages:${to.address}`, most: limits.mostOfNumber, seconds: 24 * 60 * 60 };
  if ((await secondsToWait(trx, cap)) === 0 && (await takeAll(trx, limits.budgets))) {
    await queueMessage(trx, to, message);
    return true;
  }
  // Nothing goes to the number, so nothing of its own is used up by who tries again.
  await giveBackAttempt(trx, cap.key);
  return false;
}

/** The same, for what is nobody's to refuse: at home nothing is counted, abroad the budget holds. */
export async function sendUncounted(
  trx: Connection,
  config: Pick<Config, 'messages'>,
  to: Recipient,
  message: Message,
): Promise<void> {
  if (isAbroad(to.address, config.messages)) await sendNotice(trx, config, to, message);
  else await queueMessage(trx, to, message);
}

/** What costs many times more, and whose owner may earn by each. */
export const isPhoneAbroad = (contact: string, { messages }: Pick<Config, 'messages'>): boolean =>
  contact.startsWith('+') && isAbroad(contact, messages);

async function takeAll(trx: Connection, budgets: Budget[]): Promise<boolean> {
  for (const budget of budgets) if (!(await take(trx, budget))) return false;
  return true;
}

async function take(trx: Connection, budget: Budget): Promise<boolean> {
  const { kind, most, room } = budget;
  if (room === 0) return false;
  const row = await trx
    .insertInto('message_budget')
    .values({ day: today, kind, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind'])
        .doUpdateSet({ used: sql`message_budget.used + 1` })
        .where('message_budget.used', '<', room),
    )
    .returning('used')
    .executeTakeFirst();
  if (!row) return false;
  if (alarmAt(budget, row.used)) {
    await addJob(trx, 'tell_of_budget', { kind, used: row.used, most });
  }
  return true;
}

/** Asked before it is known whether anything will be sent: the answer is the same for everybody. */
export async function checkMessagesLeft(
  db: Connection,
  config: Config,
  phone: string,
): Promise<void> {
  const used = await db
    .selectFrom('message_budget')
    .select(['kind', 'used'])
    .where('day', '=', today)
    .execute();
  const messages = await currentMessages(db, config);
  const usedOf = new Map(used.map((row) => [row.kind as string, row.used]));
  const isOver = budgetsOf(phone, messages).some(
    ({ kind, most }) => (usedOf.get(kind) ?? 0) >= most,
  );
  if (isOver) throw messagesOver(config.brand.support_email);
}

export const messagesOver = (support: string) =>
  new AppError(
    429,
    'too_many_requests',
    'Сегодня мы больше не можем отправить СМС на этот номер. Введите почту: письма приходят как обычно. ' +
      `Если почты нет, попробуйте завтра или напишите на ${support}`,
    { retryAfterSeconds: 60 * 60 },
  );

/** The log wakes the operator, the letter whoever answers for the site. */
export async function tellOfBudget({ db, log, config }: Deps, alarm: Alarm): Promise<void> {
  log.error(alarm, 'the budget of messages runs out');
  const to = { address: config.brand.support_email };
  await inTransaction(db, (trx) => queueMail(trx, to, budgetMail(alarm)));
}

/** Kept a year, to see what a usual day takes. */
export async function deleteOldBudgets(db: Connection): Promise<void> {
  await db
    .deleteFrom('message_budget')
    .where('day', '<', sql<string>`current_date - 366`)
    .execute();
}
