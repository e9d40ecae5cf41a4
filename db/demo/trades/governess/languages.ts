/** A foreign language in the words that sentences need. */
export interface Language {
  /** Value of the questions about languages. */
  key: string;
  /** «английский» */
  name: string;
  /** «на английском» */
  on: string;
  /** «по-английски» */
  in: string;
  weight: number;
}

export const languages: readonly Language[] = [
  { key: 'english', name: 'английский', on: 'на английском', in: 'по-английски', weight: 70 },
  { key: 'french', name: 'французский', on: 'на французском', in: 'по-французски', weight: 15 },
  { key: 'german', name: 'немецкий', on: 'на немецком', in: 'по-немецки', weight: 9 },
  { key: 'chinese', name: 'китайский', on: 'на китайском', in: 'по-китайски', weight: 6 },
];
