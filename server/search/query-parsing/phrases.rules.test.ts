import { expect, it } from 'vitest';
import { type QuerySegment, wordSegment } from './segments.rules.ts';
import { type Phrase, phraseKey, takePhrases } from './phrases.rules.ts';

const stems = new Map([
  ['лежачей', 'лежач'],
  ['лежачий', 'лежач'],
  ['бабушкой', 'бабушк'],
  ['бабушка', 'бабушк'],
  ['уход', 'уход'],
  ['за', ''],
  ['на', ''],
]);
const phrases = new Map<string, Phrase>(
  Object.entries({
    'уход лежачая бабушка': { words: 'сиделка', terms: [], isWork: true },
    лежачий: { words: '', terms: ['mobility:bedridden'], isWork: false },
  }).map(([said, phrase]) => [
    phraseKey(said.replace('лежачая', 'лежачий').split(' '), stems),
    phrase,
  ]),
);
const take = (said: string): QuerySegment[] =>
  takePhrases(said.split(' ').map(wordSegment), { phrases, stems });

it('phrases are known in any form, with or without the words that join them', () => {
  expect(take('лежачей')).toMatchObject([{ as: 'choice', terms: ['mobility:bedridden'] }]);
  expect(take('за лежачей')).toMatchObject([wordSegment('за'), { as: 'choice' }]);
});

it('work tells of whom besides', () => {
  expect(take('уход за лежачей бабушкой')).toMatchObject([
    { as: 'choice', work: 'сиделка', terms: [] },
    { as: 'choice', terms: ['mobility:bedridden'] },
  ]);
});
