import { photoCalls } from '#contract/photos.ts';
import { addPicture, cropPicture } from '#server/files/actions.ts';
import { showOriginal } from '#server/files/queries.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { ownCard } from '../access.ts';

/** Pictures for a resume; they are put on it, and in order, by its draft. */
export function addCardPhotosRoutes(add: AddRoute): void {
  add(photoCalls.add, async ({ viewer, params, body }, deps) => {
    await ownCard(deps.db, viewer, 'resume', params.slug);
    return addPicture(deps, viewer, body);
  });

  add(photoCalls.showOriginal, async ({ viewer, params }, deps) => {
    await ownCard(deps.db, viewer, 'resume', params.slug);
    return showOriginal(deps, viewer, params.photo);
  });

  add(photoCalls.crop, async ({ viewer, params, body }, deps) => {
    await ownCard(deps.db, viewer, 'resume', params.slug);
    return cropPicture(deps, viewer, { photo: params.photo, frame: body });
  });
}
