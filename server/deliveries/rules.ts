import type { Delivery } from '#contract/deliveries.ts';
import type { Mail } from '#server/platform/deliveries.ts';

interface Aging {
  channel: Delivery['channel'];
  content: Mail | null;
  created_at: Date;
}

const minute = 60_000;

/** A code is good for ten minutes, and phones are sent nothing but codes; a mail waits for a day. */
const lifeOf = ({ channel, content }: Aging) =>
  channel === 'mail' && !content?.code ? 24 * 60 * minute : 10 * minute;

/** Whoever waited for it has given up or asked for another one. */
export const isTooLate = (letter: Aging, now = Date.now()) =>
  now - letter.created_at.getTime() >= lifeOf(letter);

/** Stands in the place of an error while a try is under way: found later, the try was cut off. */
const underWay = 'Отправляется';
/** The same for the one repetition of a try that was cut off. */
const underWayAgain = 'Отправляется ещё раз';

interface Trying {
  error: string | null;
}

/** Cut off twice, a letter may have left twice; it does not leave a third time. */
export const isCutOffTwice = ({ error }: Trying) => error === underWayAgain;

export const signOfTry = ({ error }: Trying) => (error === underWay ? underWayAgain : underWay);

/** The words of a gateway as they may be kept and logged: in one line, without addresses and codes. */
export const withoutSecrets = (words: string) =>
  words
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d{5,}/g, '…')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200);
