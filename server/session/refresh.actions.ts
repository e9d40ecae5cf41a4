import { sql } from 'kysely';
import { hashToken } from '#server/platform/crypto.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import { endSession, keepRefreshToken, newTokens } from './actions.ts';
import type { Tokens } from '#server/platform/http/session-cookies.ts';
import { judgeRefresh } from './rules.ts';

/** A new pair for a fresh refresh token; a used one that is seen again ends its session. */
export async function refreshSession(db: Database, refreshToken: string): Promise<Tokens> {
  const tokens = await inTransaction(db, async (trx) => {
    const kept = await lockRefreshToken(trx, refreshToken);
    if (!kept) return null;
    const verdict = judgeRefresh(kept, new Date());
    if (verdict === 'refuse') return null;
    if (verdict === 'stolen') return endSession(trx, kept.session_id);
    return rotate(trx, kept, refreshToken);
  });
  if (!tokens) throw unauthenticated('Сессия закончилась. Войдите ещё раз');
  return tokens;
}

async function rotate(trx: Connection, kept: KeptSession, used: string): Promise<Tokens> {
  const tokens = newTokens(kept);
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: sql`coalesce(used_at, now())` })
    .where('hash', '=', hashToken(used))
    .execute();
  await keepRefreshToken(trx, kept.session_id, tokens.refresh);
  await trx
    .updateTable('sessions')
    .set({
      access_hash: hashToken(tokens.access),
      access_expires_at: tokens.accessExpiresAt,
      expires_at: tokens.expiresAt,
    })
    .where('id', '=', kept.session_id)
    .execute();
  return tokens;
}

type KeptSession = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

async function lockRefreshToken(trx: Connection, token: string) {
  return trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.session_id',
      'refresh_tokens.used_at',
      'sessions.remembered',
      'sessions.expires_at',
      'sessions.ended_at',
      'sessions.created_at',
      'users.role',
      'users.blocked_at',
    ])
    .where('refresh_tokens.hash', '=', hashToken(token))
    .forUpdate(['refresh_tokens', 'sessions'])
    .executeTakeFirst();
}
