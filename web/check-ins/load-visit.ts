import { notFound } from '@tanstack/react-router';
import { checkInLinkCalls } from '#contract/check-ins.ts';
import { type Api, orNotFound } from '#web/lib/api/api.ts';

/** Of a link that was cut on the way nothing is asked. */
export async function loadVisit(api: Api, { id, key }: { id: string; key: string }) {
  if (!/^\d{1,15}$/.test(id) || !/^[\w-]{22}$/.test(key)) throw notFound();
  const params = { id: Number(id), key };
  const visit = await orNotFound(api.call(checkInLinkCalls.read, { params }));
  return { ...params, ...visit };
}

export type LinkedVisit = Awaited<ReturnType<typeof loadVisit>>;
