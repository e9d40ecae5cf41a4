import { notFound } from '@tanstack/react-router';
import { referenceAnswerCalls } from '#contract/references.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';

/** Of a link that was cut on the way nothing is asked; one that is good no more says why. */
export async function loadReference(api: Api, { id, key }: { id: string; key: string }) {
  if (!/^\d{1,15}$/.test(id) || !/^[\w-]{22}$/.test(key)) throw notFound();
  const params = { id: Number(id), key };
  try {
    const asked = await api.call(referenceAnswerCalls.read, { params });
    return { ...params, ...asked, over: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.problem.status === 404) throw notFound();
    if (error.problem.status !== 410) throw error;
    return { ...params, over: error.problem.detail };
  }
}

export type AskedReference = Awaited<ReturnType<typeof loadReference>>;
