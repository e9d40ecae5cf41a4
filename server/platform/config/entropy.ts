/** What a secret of 16 random bytes in hexadecimal surely reaches. */
const bitsAtLeast = 96;

/** What is written where a secret is to be put, lies under the fingers, or names the secret or the site. */
const placeholder =
  /change[-_ ]?(?:me|this)|your[-_ ]|placeholder|example|passw|secret|\bkey\b|qwerty|asdfgh|йцукен|парол|секрет|ryadom|рядом/i;

/** A key that somebody can guess: its bytes are not varied enough, or say what stands where a key is missing. */
export const isGuessable = (key: Buffer, least = bitsAtLeast): boolean =>
  entropyBits(key) < least || placeholder.test(key.toString());

/** The same of a text; one that spells bytes in base64 is as good as they are. */
export function isGuessableText(text: string, least = bitsAtLeast): boolean {
  const spelled = /^[\w+/-]{43,}=*$/.test(text) ? Buffer.from(text, 'base64') : null;
  return isGuessable(Buffer.from(text), least) || (spelled !== null && isGuessable(spelled, least));
}

/**
 * A bound from above for what somebody has to guess: how varied the signs are, or the steps from
 * one to the next («abcdef…», zeros), over as much of it as is not a repetition of its beginning.
 */
export function entropyBits(secret: Iterable<number>): number {
  const once = withoutRepetition([...secret]);
  const steps = once.slice(1).map((value, at) => value - (once[at] ?? 0));
  return once.length * Math.min(bitsPerSign(once), bitsPerSign(steps));
}

function withoutRepetition(values: number[]): number[] {
  const period = values.findIndex(
    (_value, start) => start > 0 && values.slice(start).every((one, at) => one === values[at]),
  );
  return period === -1 ? values : values.slice(0, period);
}

function bitsPerSign(values: number[]): number {
  const counts = Map.groupBy(values, (value) => value)
    .values()
    .map((same) => same.length / values.length);
  return counts.reduce((sum, share) => sum - share * Math.log2(share), 0);
}
