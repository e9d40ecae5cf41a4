/** Whoever waited for it has given up or asked for another one. */
export const isTooLate = ({ late_at }: { late_at: Date }, now = Date.now()) =>
  now >= late_at.getTime();

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
export const withoutContactsAndCodes = (words: string) =>
  words
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d{5,}/g, '…')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200);
