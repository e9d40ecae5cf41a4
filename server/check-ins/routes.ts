import { checkInCalls, checkInLinkCalls } from '#contract/check-ins.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { endCheckIn, prolongCheckIn, readLink, sayFine, startCheckIn } from './actions.ts';
import { showCheckIn } from './queries.ts';

export function addCheckInsRoutes(add: AddRoute): void {
  const calls = checkInCalls;
  add(calls.show, async ({ viewer }, { db }) => ({ data: await showCheckIn(db, viewer) }));
  add(calls.start, ({ viewer, body }, deps) => startCheckIn(deps, viewer, body));
  add(calls.prolong, ({ viewer, params, body }, { db }) =>
    prolongCheckIn(db, viewer, params.id, body.minutes),
  );
  add(calls.end, ({ viewer, params, body }, { db }) =>
    endCheckIn(db, viewer, params.id, body.state),
  );

  add(checkInLinkCalls.read, async ({ params }, deps) => {
    const { state, ends_at } = await readLink(deps, params);
    return { state, ends_at };
  });
  add(checkInLinkCalls.fine, async ({ params }, deps) => {
    const { state, ends_at } = await sayFine(deps, params);
    return { state, ends_at };
  });
}
