import { ApiError } from '#web/lib/api/api-error.ts';
import { readAnew } from './read-anew.ts';

/** A save that came too late: the page learns what was saved meanwhile, and says so. */
export async function orOvertaken<Answer>(
  router: Parameters<typeof readAnew>[0],
  save: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'stale_version') {
      await readAnew(router);
    }
    throw error;
  }
}
