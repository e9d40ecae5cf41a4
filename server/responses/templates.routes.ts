import { responseTemplateCalls } from '#contract/response-templates.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addTemplate, changeTemplate, removeTemplate } from './templates.actions.ts';
import { listTemplates } from './templates.queries.ts';

export function addResponseTemplatesRoutes(add: AddRoute): void {
  add(responseTemplateCalls.list, async ({ viewer }, { db }) => listTemplates(db, viewer));

  add(responseTemplateCalls.add, async ({ viewer, body }, { db }) => addTemplate(db, viewer, body));

  add(responseTemplateCalls.change, async ({ viewer, params, body }, { db }) =>
    changeTemplate(db, viewer, { ...params, ...body }),
  );

  add(responseTemplateCalls.remove, async ({ viewer, params }, { db }) => {
    await removeTemplate(db, viewer, params.id);
    return undefined;
  });
}
