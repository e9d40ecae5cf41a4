const groups: [latin: string, russian: string][] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ia', 'ия'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['ck', 'к'],
  ['ph', 'ф'],
];
const latin = 'abcdefghijklmnopqrstuvwxz';
const russian = 'абцдефгхийклмнопкрстуввхз';
const letterOf = new Map(Array.from(latin, (letter, at) => [letter, russian[at] ?? letter]));
const vowels = 'aeiouy';

/** What Latin letters may have been meant to spell; null: there are none, or Russian ones beside. */
export function inRussianLetters(typed: string): string | null {
  if (!/[a-z]/.test(typed) || /[а-я]/.test(typed)) return null;
  let spelled = '';
  for (let at = 0; at < typed.length;) {
    const [group = '', letters = ''] = groups.find(([one]) => typed.startsWith(one, at)) ?? [];
    const letter = typed[at] ?? '';
    const isShort = letter === 'y' && vowels.includes(typed[at - 1] ?? ' ');
    spelled +=
      letters || (letter === 'y' ? (isShort ? 'й' : 'ы') : (letterOf.get(letter) ?? letter));
    at += group.length || 1;
  }
  return spelled;
}
