import { notFound } from '@tanstack/react-router';
import { broadcastCalls } from '#contract/broadcasts.ts';
import { type Api, orNotFound } from '#web/lib/api/api.ts';

/** `new`: one that is not there yet. */
export async function loadBroadcast(api: Api, id: string) {
  if (id === 'new') return null;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  return orNotFound(api.call(broadcastCalls.show, { params: { id: Number(id) } }));
}
