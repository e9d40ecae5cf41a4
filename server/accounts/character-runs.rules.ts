/** What people run along, there and back: digits, both alphabets and the rows of both keyboards. */
const lines = [
  // A nought stands at either end.
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
].flatMap((line) => [line, Array.from(line).toReversed().join('')]);

const shortest = 3;

/** What is left of a text without its runs: `y` of `12345y`; `aabbcc` runs as `abc` does. */
export function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    const run = runAt(text, at);
    if (run === 0) left += text[at];
    at += run || 1;
  }
  return left;
}

/** The length of the run that begins there, 0 if it is none. */
function runAt(text: string, from: number): number {
  let passed = '';
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (passed.endsWith(sign)) continue;
    if (!lines.some((line) => line.includes(passed + sign))) break;
    passed += sign;
  }
  return passed.length >= shortest ? at - from : 0;
}
