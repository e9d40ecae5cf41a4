import { dialogLimits, type Message } from '#contract/messages.ts';

const goodForMs = dialogLimits.editMinutes * 60_000;

/** Its author may still change it; the server has the last word. */
export function mayChange(
  { kind, sent_at, deleted_at }: Pick<Message, 'kind' | 'sent_at' | 'deleted_at'>,
  now: number,
): boolean {
  return kind === 'text' && mayRemove({ kind, sent_at, deleted_at }, now);
}

/** Its author may still take it back. */
export function mayRemove(
  { kind, sent_at, deleted_at }: Pick<Message, 'kind' | 'sent_at' | 'deleted_at'>,
  now: number,
): boolean {
  const isTakenBack = kind === 'text' || kind === 'address';
  return isTakenBack && deleted_at === null && now - Date.parse(sent_at) < goodForMs;
}
