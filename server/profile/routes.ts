import { avatarCalls } from '#contract/account.ts';
import { lookAround, updateUser } from '#contract/session.ts';
import { showOriginal } from '#server/files/queries.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getSessionUser } from '#server/session/queries.ts';
import { putOffFirstCard, saveProfile } from './actions.ts';
import { ownAvatar } from './avatar/access.ts';
import { addAvatar, cropAvatar, removeAvatar, restoreAvatar } from './avatar/actions.ts';

export function addProfileRoutes(add: AddRoute): void {
  add(updateUser, async ({ viewer, body }, deps) => {
    await saveProfile(deps.db, viewer, body);
    return getSessionUser(deps, viewer);
  });

  add(lookAround, async ({ viewer, body }, deps) => {
    await putOffFirstCard(deps.db, viewer, body.because);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.add, async ({ viewer, body }, deps) => {
    await addAvatar(deps, viewer, body);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.showOriginal, async ({ viewer }, deps) =>
    showOriginal(deps, viewer, await ownAvatar(deps.db, viewer)),
  );

  add(avatarCalls.crop, async ({ viewer, body }, deps) => {
    await cropAvatar(deps, viewer, body);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.restore, async ({ viewer, body }, deps) => {
    await restoreAvatar(deps.db, viewer, body.photo);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.remove, async ({ viewer }, { db }) => {
    await removeAvatar(db, viewer);
    return undefined;
  });
}
