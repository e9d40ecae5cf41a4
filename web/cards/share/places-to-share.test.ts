import { expect, it } from 'vitest';
import { placesToShare } from './places-to-share.ts';

it('a card is handed over whole, whatever its title', () => {
  const url = 'https://ryadom.example/resume-nyanya-v-moskve-a1b2c3';
  const text = 'Няня & «гувернантка», Москва';
  const places = placesToShare(url, text).map(({ href }) => new URL(href));
  expect(places.map(({ host }) => host)).toEqual(['t.me', 'wa.me', 'vk.com']);
  const [telegram, whatsapp, vk] = places.map(({ searchParams }) =>
    Object.fromEntries(searchParams),
  );
  expect(telegram).toEqual({ url, text });
  expect(whatsapp).toEqual({ text: `${text} ${url}` });
  expect(vk).toEqual({ url, title: text });
});
