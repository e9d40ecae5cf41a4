import { randomBytes } from 'node:crypto';
import { sign } from '#server/platform/crypto.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { countAttempt, forgetAttempts, type Limit } from '#server/platform/admission/attempts.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { hasFactor } from './queries.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.rules.ts';
import { base32, keyUri, matchingStep } from './totp.rules.ts';

type FactorDeps = Pick<Deps, 'db' | 'config' | 'vault'>;

/** SHA-1 takes this many bytes as they are. */
const secretBytes = 20;
const sealName = (userId: number) => `second-factor/${userId}`;
const wrongCode = () =>
  invalid({
    code: ['Код не подошёл. Введите тот, что на экране сейчас, и проверьте часы телефона'],
  });
const usedCode = () =>
  invalid({ code: ['Этот код уже использован. Дождитесь следующего: он придёт за полминуты'] });
/** The app may have another key: one mistyped, or the one of a page that was opened before. */
const wrongKey = () =>
  invalid({
    code: [
      'Код не подошёл. Введите тот, что на экране сейчас. Если не подойдёт и он, удалите запись из приложения и добавьте ключ с этой страницы заново',
    ],
  });
const wrongRecoveryCode = () =>
  invalid({ code: ['Резервный код не подошёл. Возьмите другой: каждый подходит один раз'] });

/** A new secret, which nothing asks for yet; answers it as people type it, and for a QR code. */
export async function beginFactor(
  { db, config, vault }: FactorDeps,
  { userId, account }: { userId: number; account: string },
): Promise<{ key: string; uri: string }> {
  const secret = randomBytes(secretBytes);
  const { key: sealed_key, bytes: sealed_secret } = vault.seal(sealName(userId), secret);
  const begun = await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_key, sealed_secret })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({ sealed_key, sealed_secret, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) throw conflict('Вход с кодом уже включён. Чтобы сменить приложение, выключите его');
  const key = base32(secret);
  return { key, uri: keyUri(config.brand.name, account, key) };
}

/** The first code shows that the app has the secret: from now on one is asked for. */
export async function confirmFactor(
  trx: Connection,
  deps: FactorDeps,
  userId: number,
  code: string,
): Promise<string[]> {
  const spent = await spendCode(trx, deps, userId, code, 'begun');
  if (spent === 'no factor') throw await nothingBegun(trx, userId);
  if (spent !== 'right') throw wrongKey();
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: new Date() })
    .where('user_id', '=', userId)
    .execute();
  return renewRecoveryCodes(trx, deps, userId);
}

/** Another tab, or another device, was first. */
async function nothingBegun(trx: Connection, userId: number) {
  return (await hasFactor(trx, userId))
    ? conflict('Вход с кодом уже включён. Обновите страницу', 'wrong_state')
    : conflict('Настройка прервалась. Обновите страницу и начните её заново', 'wrong_state');
}

export async function removeFactor(trx: Connection, userId: number): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Answers them in plain for the only time; those before are good no more. */
export async function renewRecoveryCodes(
  trx: Connection,
  { config }: FactorDeps,
  user_id: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, hash: hashOf(config, user_id, plainCode(code)) })))
    .execute();
  return codes;
}

interface Asked {
  userId: number;
  /** A browser that the person has signed in with before; strangers share the other counters. */
  browser: string | null;
}

/** Which kind of code was right; throws 422 at `code`, and 429 after too many wrong ones. */
export async function checkFactor(
  deps: FactorDeps,
  { userId, browser }: Asked,
  text: string,
): Promise<'app' | 'recovery'> {
  // Only who knows the password comes so far; the tries of others do not lock the owner out.
  const limits = browser ? [limitOfBrowser(userId, browser)] : limitsOfStranger(userId);
  for (const limit of limits) await countAttempt(deps.db, limit);
  const code = plainCode(text);
  const kind = /^\d{6}$/.test(code) ? 'app' : 'recovery';
  const spent = await inTransaction(deps.db, async (trx) => {
    await lockAnyUser(trx, userId);
    return kind === 'app'
      ? spendCode(trx, deps, userId, code, 'on')
      : spendRecoveryCode(trx, deps, userId, code);
  });
  if (spent === 'used') throw usedCode();
  if (spent !== 'right') throw kind === 'app' ? wrongCode() : wrongRecoveryCode();
  for (const { key } of limits) await forgetAttempts(deps.db, key);
  return kind;
}

const hour = 60 * 60;
const limitOfBrowser = (userId: number, browser: string): Limit => ({
  key: `factor:${userId}:${browser}`,
  most: 10,
  seconds: hour / 4,
});
const limitsOfStranger = (userId: number): Limit[] => [
  { key: `factor:hour:${userId}`, most: 10, seconds: hour },
  { key: `factor:day:${userId}`, most: 30, seconds: 24 * hour },
];

/** `used`: it was right, before. */
type Spent = 'right' | 'wrong' | 'used' | 'no factor';

/** A code is good once: the step is written down under the lock that it was read with. */
async function spendCode(
  trx: Connection,
  { vault }: FactorDeps,
  userId: number,
  code: string,
  state: 'begun' | 'on',
): Promise<Spent> {
  const factor = await trx
    .selectFrom('second_factors')
    .select(['sealed_key', 'sealed_secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', state === 'on' ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return 'no factor';
  const sealed = { key: factor.sealed_key, bytes: factor.sealed_secret };
  const secret = vault.unseal(sealName(userId), sealed);
  const last_step = matchingStep(secret, code, Date.now());
  if (last_step === null) return 'wrong';
  if (last_step <= factor.last_step) return 'used';
  // Sealed anew, so that after a rotation the old key is soon of no use.
  const { key: sealed_key, bytes: sealed_secret } = vault.seal(sealName(userId), secret);
  await trx
    .updateTable('second_factors')
    .set({ last_step, sealed_key, sealed_secret })
    .where('user_id', '=', userId)
    .execute();
  return 'right';
}

async function spendRecoveryCode(
  trx: Connection,
  { config }: FactorDeps,
  userId: number,
  code: string,
): Promise<Spent> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(config, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used === undefined ? 'wrong' : 'right';
}

const hashOf = ({ secret }: Pick<Deps['config'], 'secret'>, userId: number, code: string) =>
  sign(secret, `recovery-code:${userId}:${code}`);
