import { expect, it } from 'vitest';
import { insertPicture } from './insert-picture.ts';

const picture = { alt: 'Няня и девочка [в парке]', src: '/files/a1b2c3d4/1280.webp' };
const written = '![Няня и девочка в парке](/files/a1b2c3d4/1280.webp)';

it('stands between paragraphs, wherever the caret is in one', () => {
  const body = 'Первый абзац.\n\nВторой.';
  expect(insertPicture(body, 3, picture)).toBe(`Первый абзац.\n\n${written}\n\nВторой.`);
  expect(insertPicture(body, body.length, picture)).toBe(`${body}\n\n${written}`);
  expect(insertPicture('', 0, picture)).toBe(written);
});
