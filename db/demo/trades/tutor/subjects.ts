/** A subject in the cases that sentences need. */
export interface Subject {
  /** Value of the question «Предметы». */
  key: string;
  nominative: string;
  genitive: string;
  dative: string;
  accusative: string;
  group: 'exact' | 'words' | 'language' | 'primary' | 'hobby';
  weight: number;
}

type Row = [
  weight: number,
  group: Subject['group'],
  key: string,
  nominative: string,
  genitive: string,
  dative: string,
  accusative: string,
];

const rows: Row[] = [
  [20, 'exact', 'maths', 'математика', 'математики', 'математике', 'математику'],
  [14, 'words', 'russian', 'русский язык', 'русского языка', 'русскому языку', 'русский язык'],
  [
    20,
    'language',
    'english',
    'английский язык',
    'английского языка',
    'английскому языку',
    'английский язык',
  ],
  [3, 'language', 'german', 'немецкий язык', 'немецкого языка', 'немецкому языку', 'немецкий язык'],
  [
    3,
    'language',
    'chinese',
    'китайский язык',
    'китайского языка',
    'китайскому языку',
    'китайский язык',
  ],
  [7, 'exact', 'physics', 'физика', 'физики', 'физике', 'физику'],
  [5, 'exact', 'chemistry', 'химия', 'химии', 'химии', 'химию'],
  [4, 'words', 'biology', 'биология', 'биологии', 'биологии', 'биологию'],
  [5, 'exact', 'computing', 'информатика', 'информатики', 'информатике', 'информатику'],
  [4, 'words', 'history', 'история', 'истории', 'истории', 'историю'],
  [
    6,
    'words',
    'social_studies',
    'обществознание',
    'обществознания',
    'обществознанию',
    'обществознание',
  ],
  [
    12,
    'primary',
    'primary',
    'начальная школа',
    'начальных классов',
    'предметам начальной школы',
    'предметы начальной школы',
  ],
  [4, 'hobby', 'music', 'музыка', 'музыки', 'музыке', 'музыку'],
  [3, 'hobby', 'chess', 'шахматы', 'шахмат', 'шахматам', 'шахматы'],
];

export const subjects: readonly Subject[] = rows.map(
  ([weight, group, key, nominative, genitive, dative, accusative]) => ({
    key,
    nominative,
    genitive,
    dative,
    accusative,
    group,
    weight,
  }),
);

/** What is often taught by the same person. */
export const neighbours: Record<string, string[]> = {
  maths: ['physics', 'computing'],
  physics: ['maths'],
  chemistry: ['biology'],
  biology: ['chemistry'],
  computing: ['maths'],
  history: ['social_studies'],
  social_studies: ['history'],
  english: ['german'],
  german: ['english'],
  chinese: ['english'],
};
