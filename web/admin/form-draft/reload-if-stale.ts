import { ApiError } from '#web/lib/api/api-error.ts';
import { reloadPage } from './reload-page.ts';

/** A save that came too late: the page learns what was saved meanwhile, and says so. */
export async function reloadIfStale<Answer>(
  router: Parameters<typeof reloadPage>[0],
  save: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'stale_version') {
      await reloadPage(router);
    }
    throw error;
  }
}
