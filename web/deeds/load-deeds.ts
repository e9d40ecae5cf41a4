import { notFound } from '@tanstack/react-router';
import { deedCalls } from '#contract/deeds.ts';
import { moscowDay } from '#contract/russian.ts';
import { type Api, orNotFound } from '#web/lib/api/api.ts';

export async function loadDeeds(api: Api, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const known = await orNotFound(api.call(deedCalls.known, { params: { id } }));
  return { responseId: Number(id), known, today: moscowDay(new Date()) };
}
