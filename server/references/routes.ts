import { referenceAnswerCalls, referenceCalls } from '#contract/references.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { referenceOfLink } from './access.ts';
import { askForReference, removeReference, showReference } from './actions.ts';
import { answerReference, withdrawReference } from './answers.actions.ts';
import { listReferences } from './queries.ts';
import { firstName } from './rules.ts';

const hour = 60 * 60;

export function addReferencesRoutes(add: AddRoute): void {
  const calls = referenceCalls;
  add(calls.list, async ({ viewer }, { db }) => ({ data: await listReferences(db, viewer) }));
  add(calls.ask, ({ viewer, body, client }, deps) => askForReference(deps, viewer, body, client));
  add(calls.show, async ({ viewer, params, body }, deps) => {
    await showReference(deps, viewer, params.id, body.is_shown);
    return undefined;
  });
  add(calls.remove, async ({ viewer, params }, deps) => {
    await removeReference(deps, viewer, params.id);
    return undefined;
  });

  const links = referenceAnswerCalls;
  add(links.read, async ({ params }, { db, config }) => {
    const row = await referenceOfLink(db, config.secret, params);
    const { work, worked, again, good, answered_at } = row;
    const name = firstName(row.name);
    const worker = firstName(row.worker ?? 'Человек');
    return { worker, name, work, is_answered: answered_at !== null, worked, again, good };
  });
  add(links.answer, async ({ params, body, client }, deps) => {
    const key = `reference-answers:${addressKey(client.address)}`;
    await countAttempt(deps.db, { key, most: 30, seconds: hour });
    await answerReference(deps, params, body);
    return undefined;
  });
  add(links.withdraw, async ({ params }, deps) => {
    await withdrawReference(deps, params);
    return undefined;
  });
}
