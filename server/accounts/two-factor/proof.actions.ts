import type { Login } from '#contract/contacts.ts';
import { sendMessage, messagesOver } from '#server/deliveries/budget.actions.ts';
import { countAttempt, secondsToWait } from '#server/platform/admission/attempts.ts';
import { inTransaction } from '#server/platform/database.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalid } from '#server/platform/errors.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import { checkCode, consumeCode, issueCode, wrongCode } from '../codes.actions.ts';
import { limitsOfSending } from '../codes.rules.ts';
import { codeRules } from '../rules.ts';
import { enrolmentMail, enrolmentMessage } from './emails.ts';

/**
 * Before the staff get the key that they cannot work without: a code that is sent to the contact of
 * the account. By the password alone its thief would enrol an app of their own, and come to everything
 * with it. Without a code one is sent, and asked for with 422 at the field `code`.
 */
export async function checkContact(
  deps: Deps,
  viewer: SignedIn,
  code: string | undefined,
  client: Client,
): Promise<void> {
  const contact = await contactOf(deps, viewer);
  if (!code) {
    await sendCode(deps, viewer, contact, client);
    throw invalid({ code: [asked[contact.channel]] });
  }
  const right = await checkCode(deps.db, deps.config.secret, subjectOf(viewer, contact), code);
  if (right.target !== contact.value) throw wrongCode();
  await consumeCode(deps.db, right);
}

const asked = {
  email: 'Введите код из письма: мы отправили его на вашу почту',
  phone: 'Введите код из СМС: мы отправили его на ваш телефон',
};

/** Nobody gets into the staff without a confirmed one. */
async function contactOf({ db }: Deps, viewer: SignedIn): Promise<Login> {
  const { email, phone } = await confirmedContacts(db, viewer.id);
  return email ? { channel: 'email', value: email } : { channel: 'phone', value: phone ?? '' };
}

const subjectOf = ({ id: userId }: SignedIn, { channel }: Login) =>
  ({ userId, channel, purpose: 'confirm' }) as const;

/** Whoever asks again within a minute is asked for the code that is on its way. */
async function sendCode(
  { db, config }: Deps,
  viewer: SignedIn,
  contact: Login,
  { address }: Client,
): Promise<void> {
  const pause = { key: `factor-code:${viewer.id}`, most: 1, seconds: codeRules.pauseSeconds };
  if ((await secondsToWait(db, pause)) > 0) return;
  for (const limit of limitsOfSending(contact, address, true)) await countAttempt(db, limit);
  const { name, support_email } = config.brand;
  const isSent = await inTransaction(db, async (trx) => {
    const to = { address: contact.value, userId: viewer.id };
    const code = await issueCode(trx, config.secret, subjectOf(viewer, contact), contact.value);
    if (contact.channel === 'phone')
      return sendMessage(trx, config, to, { text: enrolmentMessage(name, code), isCode: true });
    await queueMail(trx, to, enrolmentMail(code, support_email));
    return true;
  });
  if (!isSent) throw messagesOver(support_email);
}
