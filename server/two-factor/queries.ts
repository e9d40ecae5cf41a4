import type { TwoFactor } from '#contract/two-factor.ts';
import { isStaff } from '#contract/roles.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Whether a code is asked for when this person signs in. */
export async function hasFactor(db: Connection, userId: number): Promise<boolean> {
  return (await enabledAt(db, userId)) !== null;
}

async function enabledAt(db: Connection, userId: number): Promise<Date | null> {
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return factor?.confirmed_at ?? null;
}

/** Where people are real, the staff do nothing without it. */
export const isFactorRequired = (
  { mode }: Pick<Config, 'mode'>,
  { role }: Pick<SignedIn, 'role'>,
) => mode === 'production' && isStaff(role);

export async function getTwoFactor(
  { db, config }: { db: Connection; config: Pick<Config, 'mode'> },
  viewer: Pick<SignedIn, 'id' | 'role'>,
): Promise<TwoFactor> {
  const enabled = await enabledAt(db, viewer.id);
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('user_id', '=', viewer.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    state: enabled ? 'on' : isFactorRequired(config, viewer) ? 'needed' : 'off',
    enabled_at: enabled && enabled.toISOString(),
    recovery_codes_left: enabled ? left : 0,
  };
}
