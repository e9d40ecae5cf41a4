import { expect, it } from 'vitest';
import { parsePeopleQuery } from './query.rules.ts';

it.each([
  ['8 (916) 123-45-67', { phone: '+79161234567', phoneEnd: null, id: null }],
  ['+7 916 12', { phone: '+791612' }],
  ['8916', { phone: '+7916', phoneEnd: '8916', id: 8916 }],
  ['84-17', { phone: '+7417', phoneEnd: '8417', id: null }],
  ['417', { phone: '+7417', phoneEnd: null, id: 417 }],
  ['+7 84 17', { phoneEnd: null }],
  ['12', { phone: null, id: 12 }],
  ['№ 4821', { phone: null, phoneEnd: null, id: 4821 }],
  ['Anna@Example.com', { email: 'anna@example.com' }],
  ['anna@', { email: 'anna@' }],
  ['anna.b', { email: 'anna.b', slug: null, words: ['anna', 'b'] }],
  ['Семёнова Ал', { words: ['семенова', 'ал'], email: null }],
  ['я', { words: [] }],
  ['nyanya-v-moskve-abc123', { slug: 'nyanya-v-moskve-abc123', code: null }],
  ['abc123', { slug: 'abc123', code: 'abc123' }],
  ['https://ryadom.example/resume-nyanya-abc123?utm=1', { slug: 'nyanya-abc123', words: [] }],
])('«%s» is read as %o', (typed, meant) => {
  expect(parsePeopleQuery(typed)).toMatchObject(meant);
});
