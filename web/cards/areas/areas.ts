import type { CardKind } from '#contract/categories.ts';
import { roleFromWire } from '#contract/roles.ts';
import { useUser } from '#web/lib/context/router-context.ts';

// By way of this file: imported from the contract in each place, it brought the home page over its limit.
export { areaPath } from '#contract/cards.ts';

/** Which searches are open to whoever looks: a worker does not search workers. */
export function useOpenAreas(): Record<CardKind, boolean> {
  const user = useUser();
  const role = user && roleFromWire(user.role.name);
  return { resume: role !== 'worker', vacancy: role !== 'employer' };
}
