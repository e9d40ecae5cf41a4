import type { Message } from '#contract/messages.ts';

/** In one line; where files say it all, what they are. */
export function messageWords({ text, attachments }: Pick<Message, 'text' | 'attachments'>): string {
  if (text) return text;
  return attachments.some(({ kind }) => kind === 'document') ? 'Документ' : 'Фото';
}
