import { describe, expect, it } from 'vitest';
import { checkVersion, publication, withdrawal } from './rules.ts';

const may = new Date('2026-05-01');
const june = new Date('2026-06-01');
const july = new Date('2026-07-01');
const open = { closed_at: null, closing: null };

describe('publication', () => {
  it('dates the first time twice', () => {
    const card = { state: 'draft', first_published_at: null, published_at: null, ...open } as const;
    expect(publication(card, may)).toEqual({
      state: 'published',
      first_published_at: may,
      published_at: may,
      ...open,
    });
  });

  it('keeps the date of a card whose text is changed', () => {
    const card = {
      state: 'published',
      first_published_at: may,
      published_at: june,
      ...open,
    } as const;
    expect(publication(card, july)).toEqual(card);
  });

  it('gives a card that comes back a new date', () => {
    const card = { state: 'paused', first_published_at: may, published_at: may, ...open } as const;
    expect(publication(card, july)).toEqual({
      state: 'published',
      first_published_at: may,
      published_at: july,
      ...open,
    });
  });
});

describe('withdrawal', () => {
  const shown = { first_published_at: may, published_at: may, ...open };

  it('ends a vacancy and lets a resume rest', () => {
    expect(withdrawal({ kind: 'vacancy', state: 'published', ...shown }, july)).toEqual({
      state: 'closed',
      closed_at: july,
      closing: 'withdrawn',
    });
    const rests = withdrawal({ kind: 'resume', state: 'published', ...shown }, july);
    expect(rests).toEqual({ state: 'paused', ...open });
  });

  it('makes a draft of what waits for its first look', () => {
    const waits = { state: 'moderation', first_published_at: null, published_at: null } as const;
    expect(withdrawal({ kind: 'resume', ...waits, ...open }, july)).toMatchObject({
      state: 'draft',
    });
  });

  it('refuses what nobody sees', () => {
    const draft = { state: 'draft', first_published_at: null, published_at: null } as const;
    expect(() => withdrawal({ kind: 'resume', ...draft, ...open }, july)).toThrow(
      'Анкета уже снята',
    );
  });
});

describe('the version', () => {
  it('is the one that was seen, neither older nor newer', () => {
    const card = { kind: 'vacancy', version: 3 } as const;
    expect(() => checkVersion(card, 3)).not.toThrow();
    for (const seen of [2, 4]) expect(() => checkVersion(card, seen)).toThrow('Вакансия изменена');
  });
});
