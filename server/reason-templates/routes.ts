import { reasonTemplateCalls } from '#contract/reason-templates.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { saveTemplates } from './actions.ts';
import { listTemplates } from './queries.ts';

export function addReasonTemplatesRoutes(add: AddRoute): void {
  add(reasonTemplateCalls.list, async (_call, { db }) => ({ data: await listTemplates(db) }));

  add(reasonTemplateCalls.save, ({ viewer, params, body }, { db }) =>
    saveTemplates(db, viewer, params.place, body),
  );
}
