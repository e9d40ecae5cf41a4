import { describe, expect, it } from 'vitest';
import { checkVersion, publication, withdrawal } from './rules.ts';

const may = new Date('2026-05-01');
const june = new Date('2026-06-01');
const july = new Date('2026-07-01');

describe('publication', () => {
  it('dates the first time twice', () => {
    const card = { state: 'draft', first_published_at: null, published_at: null } as const;
    expect(publication(card, may)).toEqual({
      state: 'published',
      first_published_at: may,
      published_at: may,
    });
  });

  it('keeps the date of a card whose text is changed', () => {
    const card = { state: 'published', first_published_at: may, published_at: june } as const;
    expect(publication(card, july)).toEqual(card);
  });

  it('gives a card that comes back a new date', () => {
    const card = { state: 'draft', first_published_at: may, published_at: may } as const;
    expect(publication(card, july)).toEqual({
      state: 'published',
      first_published_at: may,
      published_at: july,
    });
  });
});

describe('withdrawal', () => {
  it('makes a draft of what is published, and of nothing else', () => {
    expect(withdrawal({ kind: 'resume', state: 'published' })).toEqual({ state: 'draft' });
    expect(() => withdrawal({ kind: 'resume', state: 'draft' })).toThrow('Анкета уже снята');
  });
});

describe('the version', () => {
  it('is the one that was seen, neither older nor newer', () => {
    const card = { kind: 'vacancy', version: 3 } as const;
    expect(() => checkVersion(card, 3)).not.toThrow();
    for (const seen of [2, 4]) expect(() => checkVersion(card, seen)).toThrow('Вакансия изменена');
  });
});
