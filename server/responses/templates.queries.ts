import type { ResponseTemplate } from '#contract/response-templates.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { sideOf } from './rules.ts';
import { offeredTexts } from './templates.rules.ts';

/** The newest first, and some to begin with. */
export async function listTemplates(
  db: Connection,
  viewer: SignedIn,
): Promise<{ data: ResponseTemplate[]; offered: string[] }> {
  const data = await db
    .selectFrom('response_templates')
    .select(['id', 'name', 'text'])
    .where('user_id', '=', viewer.id)
    .orderBy('id', 'desc')
    .execute();
  const side = sideOf(viewer);
  return { data, offered: side ? offeredTexts[side] : [] };
}
