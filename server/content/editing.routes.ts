import { textEditingCalls } from '#contract/text-editing.ts';
import { parseMarkdown } from '#server/platform/markdown.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { saveText } from './editing.actions.ts';
import { listTexts, showText } from './editing.queries.ts';
import { listFillings } from './queries.ts';

export function addTextEditingRoutes(add: AddRoute): void {
  const calls = textEditingCalls;

  add(calls.list, async (_call, { db }) => ({ data: await listTexts(db) }));

  add(calls.show, ({ params }, { db, config }) => showText(db, params.page, config.brand));

  add(calls.save, async ({ viewer, params, body }, deps) => {
    await saveText(deps, viewer, params.page, body);
    return showText(deps.db, params.page, deps.config.brand);
  });

  add(calls.preview, async ({ body }, { db, config }) => ({
    blocks: parseMarkdown(body.body, await listFillings(db, config.brand)),
  }));
}
