import type { Flag } from '#contract/moderation.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Card } from '../access.ts';
import { flagsOf } from './checks/rules.ts';

/** What the automatic checks see in a draft that is about to be shown. */
export async function inspect(_db: Connection, { draft }: Card): Promise<Flag[]> {
  return flagsOf(draft);
}
