import { notFound } from '@tanstack/react-router';
import { questionEditingCalls as calls, type QuestionSet } from '#contract/question-editing.ts';
import { type Api, orNotFound } from '#web/lib/api/api.ts';

const rowNumber = /^[1-9]\d{0,8}$/;

function setOf(id: string, kind: string): QuestionSet {
  // By words, not by the schema: Zod would come into the first script of every page with it.
  if (kind !== 'vacancy' && kind !== 'resume') throw notFound();
  if (id !== 'common' && !rowNumber.test(id)) throw notFound();
  return { category: id === 'common' ? id : Number(id), kind };
}

export function loadQuestions(api: Api, id: string, kind: string) {
  return orNotFound(api.call(calls.list, { query: setOf(id, kind) }));
}

/** `new`: one that is not there yet. */
export async function loadQuestion(api: Api, id: string, kind: string, question: string) {
  if (question !== 'new' && !rowNumber.test(question)) throw notFound();
  const list = await loadQuestions(api, id, kind);
  const steps = [...new Set(list.data.map(({ step }) => step))];
  const place = { set: setOf(id, kind), category: list.category, steps };
  if (question === 'new') return { ...place, question: null };
  const params = { id: Number(question) };
  const found = await orNotFound(api.call(calls.show, { params }));
  const isOfSet = found.kind === list.kind && found.category?.id === list.category?.id;
  if (!isOfSet) throw notFound();
  return { ...place, question: found };
}

export type QuestionData = Awaited<ReturnType<typeof loadQuestion>>;
