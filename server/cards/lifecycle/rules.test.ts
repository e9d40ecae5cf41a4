import { describe, expect, it } from 'vitest';
import { type CardState, cardStateSchema } from '#contract/cards.ts';
import { type CardKind, cardKindSchema } from '#contract/categories.ts';
import { checkStep, publication, type Step, withdrawal } from './rules.ts';

const may = new Date('2026-05-01');
const june = new Date('2026-06-01');
const july = new Date('2026-07-01');
const open = { closed_at: null, closing: null };

/** Written down once more on purpose: x where the step can be taken. */
const table = `
             draft moderation rejected published paused closed blocked
  publish      x       x         x         x        x      x      -
  withdraw     -       x         x         x        x      -      -
  pause        -       -         -         x        -      -      -
  resume       -       -         -         -        x      -      -
  close        -       -         -         x        x      -      -
  mark_busy    -       -         -         x        -      -      -
  confirm      -       -         -         x        -      -      -
  appeal       -       -         -         -        -      -      x`;

const named: Record<CardState, RegExp> = {
  draft: /ещё не опубликована/,
  moderation: /на проверке/,
  rejected: /не прошла проверку/,
  published: /опубликована/,
  paused: /приостановлена/,
  closed: /закрыта/,
  blocked: /снята модераторами/,
};

const [head = [], ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = lines.flatMap(([step, ...marks]) =>
  marks.map((mark, at) => [step as Step, head[at] as CardState, mark === 'x'] as const),
);

const refused = cells.filter(([, , isAllowed]) => !isAllowed);

function refusalOf(kind: CardKind, state: CardState, step: Step): unknown {
  try {
    checkStep({ kind, state }, step);
    return null;
  } catch (error) {
    return error;
  }
}

describe('what can be done', () => {
  it('is said for every state', () => {
    expect(head.toSorted()).toEqual(cardStateSchema.options.toSorted());
    expect(cells).toHaveLength(8 * 7);
  });

  it.each(cells)('%s from %s: %s', (step, state, isAllowed) => {
    for (const kind of cardKindSchema.options) {
      expect(refusalOf(kind, state, step) === null).toBe(isAllowed);
    }
  });

  it.each(refused)('%s from %s is refused in words', (step, state) => {
    expect(refusalOf('resume', state, step)).toMatchObject({
      status: 409,
      code: 'wrong_state',
      message: expect.stringMatching(named[state]),
    });
    expect(refusalOf('vacancy', state, step)).toMatchObject({
      message: expect.stringMatching(/^Вакансия .+\. [А-Я].+[^.]$/),
    });
  });
});

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
    const dates = { first_published_at: may, published_at: june };
    const card = { state: 'published', ...dates, ...open } as const;
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
  const never = { first_published_at: null, published_at: null, ...open };
  const from = (kind: 'resume' | 'vacancy', state: CardState, life: object) =>
    withdrawal({ kind, state, ...shown, ...life }, july);

  it('ends a vacancy and lets a resume rest', () => {
    const ended = { state: 'closed', closed_at: july, closing: 'withdrawn' };
    expect(from('vacancy', 'published', {})).toEqual(ended);
    expect(from('vacancy', 'paused', {})).toEqual(ended);
    expect(from('resume', 'published', {})).toEqual({ state: 'paused', ...open });
  });

  it.each(['moderation', 'rejected'] as const)('makes what was %s as it was before', (state) => {
    expect(from('resume', state, never)).toEqual({ state: 'draft', ...open });
    expect(from('vacancy', state, {})).toEqual({ state: 'paused', ...open });
    const closed = { closed_at: june, closing: 'filled' } as const;
    expect(from('vacancy', state, closed)).toEqual({ state: 'closed', ...closed });
  });
});
