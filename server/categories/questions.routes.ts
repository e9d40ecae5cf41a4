import { questionEditingCalls as calls } from '#contract/question-editing.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { setLeftOut } from './left-out.actions.ts';
import { orderQuestions } from './question-order.actions.ts';
import { addQuestion, saveQuestion } from './questions.actions.ts';
import { listQuestions, showQuestion } from './questions.queries.ts';

export function addQuestionEditingRoutes(add: AddRoute): void {
  add(calls.list, ({ query }, { db }) => listQuestions(db, query));

  add(calls.show, ({ params: { id } }, { db }) => showQuestion(db, id));

  add(calls.add, ({ viewer, body }, { db }) => addQuestion(db, viewer, body));

  add(calls.save, ({ viewer, params: { id }, body }, { db }) => saveQuestion(db, viewer, id, body));

  add(calls.leaveOut, async ({ viewer, params }, { db }) => {
    await setLeftOut(db, viewer, params, true);
    return undefined;
  });

  add(calls.askAgain, async ({ viewer, params }, { db }) => {
    await setLeftOut(db, viewer, params, false);
    return undefined;
  });

  add(calls.order, async ({ viewer, body }, { db }) => {
    await orderQuestions(db, viewer, body);
    return listQuestions(db, body);
  });
}
