import { exportData } from '#contract/account.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { packData } from './actions.ts';

export function addExportRoutes(add: AddRoute): void {
  add(exportData, async ({ viewer, reply }, deps) => {
    const archive = await packData(deps, viewer);
    reply.header('content-disposition', 'attachment; filename="ryadom-data.zip"');
    return archive;
  });
}
