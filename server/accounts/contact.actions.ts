import { changeUser } from '#server/users/actions.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Config } from '#server/platform/config.ts';
import { conflict } from '#server/platform/errors.ts';
import { sendMessage } from '#server/deliveries/budget.actions.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import type { Channel } from './codes.actions.ts';
import { voidRecovery } from './recovery.access.ts';
import { contactChangedMail, contactChangedMessage } from './contact.emails.ts';

export const verifiedAt = { phone: 'phone_verified_at', email: 'email_verified_at' } as const;

/** Makes a proven contact the one of the account. The contact that it replaces is told. */
export async function setContact(
  trx: Connection,
  config: Config,
  userId: number,
  channel: Channel,
  target: string,
): Promise<void> {
  const before = await confirmedContacts(trx, userId);
  const old = before[channel];
  if (old === target) return;
  const holder = await findHolder(trx, userId, channel, target);
  if (holder) throw conflict(takenTexts[channel], 'contact_taken');
  await changeUser(trx, userId, { [channel]: target, [verifiedAt[channel]]: new Date() });
  // What was sent to the old contact opens nothing any more.
  await voidRecovery(trx, userId);
  if (old) await tellOld(trx, config, { channel, address: old, userId });
}

/** Who else has confirmed the contact. */
export async function findHolder(
  trx: Connection,
  userId: number,
  channel: Channel,
  target: string,
) {
  return trx
    .selectFrom('users')
    .select('id')
    .where(channel, '=', target)
    .where(verifiedAt[channel], 'is not', null)
    .where('id', '!=', userId)
    .executeTakeFirst();
}

const takenTexts = {
  phone: 'С этим телефоном уже есть аккаунт. Войдите в него',
  email: 'С этой почтой уже есть аккаунт. Войдите в него',
};

async function tellOld(
  trx: Connection,
  config: Config,
  { channel, ...to }: { channel: Channel; address: string; userId: number },
): Promise<void> {
  const { brand } = config;
  if (channel === 'email') await queueMail(trx, to, contactChangedMail(brand.support_email));
  else {
    const text = contactChangedMessage(brand.name, brand.support_email);
    await sendMessage(trx, config, to, { text });
  }
}
