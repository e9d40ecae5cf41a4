import { expect, it } from 'vitest';
import { shareTargets } from './share-targets.ts';

it('writes addresses that their pages read back', () => {
  const shared = {
    url: 'https://ryadom.example/resume-nyanya?a=1&b=2',
    title: 'Няня & гувернантка',
  };
  const read = shareTargets.map(({ hrefOf }) => new URL(hrefOf(shared)));
  expect(read.map(({ hostname }) => hostname)).toEqual(['t.me', 'wa.me', 'vk.com']);
  for (const { searchParams, href } of read) {
    expect([...searchParams.values()].join(' ')).toContain(shared.url);
    expect([...searchParams.values()].join(' ')).toContain(shared.title);
    expect(href).not.toContain('+');
  }
});
