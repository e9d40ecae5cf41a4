import { avatarCalls } from '#contract/account.ts';
import { updateUser } from '#contract/session.ts';
import { showOriginal } from '#server/files/queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getSessionUser } from '#server/session/queries.ts';
import { saveProfile } from './actions.ts';
import { ownAvatar } from './avatar/access.ts';
import { addAvatar, cropAvatar, removeAvatar, restoreAvatar } from './avatar/actions.ts';

export function addProfileRoutes(add: AddRoute, deps: Deps): void {
  const { db } = deps;

  add(updateUser, async ({ viewer, body }) => {
    await saveProfile(db, viewer, body);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.add, async ({ viewer, body }) => {
    await addAvatar(deps, viewer, body);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.showOriginal, async ({ viewer }) =>
    showOriginal(deps, viewer, await ownAvatar(db, viewer)),
  );

  add(avatarCalls.crop, async ({ viewer, body }) => {
    await cropAvatar(deps, viewer, body);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.restore, async ({ viewer, body }) => {
    await restoreAvatar(db, viewer, body.photo);
    return getSessionUser(deps, viewer);
  });

  add(avatarCalls.remove, async ({ viewer }) => {
    await removeAvatar(db, viewer);
    return undefined;
  });
}
