import type { TwoFactor } from '#contract/two-factor.ts';
import { isStaff } from '#contract/roles.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { prepared } from '#server/platform/prepared.ts';

/** Whether a code is asked for when this person signs in. */
export async function hasFactor(db: Connection, userId: number): Promise<boolean> {
  return (await enabledAt(db, userId)) !== null;
}

async function enabledAt(db: Connection, userId: number): Promise<Date | null> {
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .modifyEnd(prepared)
    .executeTakeFirst();
  return factor?.confirmed_at ?? null;
}

/** Where people are real, the staff do nothing without it. */
export const isFactorRequired = (
  { mode }: Pick<Config, 'mode'>,
  { role }: Pick<SignedIn, 'role'>,
) => mode === 'production' && isStaff(role);

type Required = Pick<Config, 'mode'>;
type Person = Pick<SignedIn, 'id' | 'role'>;

export async function twoFactorState(
  { db, config }: { db: Connection; config: Required },
  viewer: Person,
): Promise<TwoFactor['state']> {
  return stateOf(await enabledAt(db, viewer.id), config, viewer);
}

function stateOf(enabled: Date | null, config: Required, viewer: Person): TwoFactor['state'] {
  if (enabled) return 'on';
  return isFactorRequired(config, viewer) ? 'needed' : 'off';
}

export async function getTwoFactor(
  { db, config }: { db: Connection; config: Required },
  viewer: Person,
): Promise<TwoFactor> {
  const enabled = await enabledAt(db, viewer.id);
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('user_id', '=', viewer.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    state: stateOf(enabled, config, viewer),
    enabled_at: enabled && enabled.toISOString(),
    recovery_codes_left: enabled ? left : 0,
  };
}
