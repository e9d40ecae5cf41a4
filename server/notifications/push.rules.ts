import type { PushMessage } from '#contract/push.ts';

export const pushMessage = (
  note: { push_text: string; path: string },
  brand: string,
): PushMessage => ({ title: brand, body: note.push_text, path: note.path, tag: note.path });

/** Whoever has not looked for so long reads it on the site. */
export const pushedWithinMs = 60 * 60 * 1000;

/** Browsers of one person. */
export const subscriptionsAtMost = 10;
