import { describe, expect, it } from 'vitest';
import {
  type ResponseSide,
  responseStatusSchema,
  type ResponseStatus,
} from '#contract/response-states.ts';
import { type ResponseStep, responseStepSchema } from '#contract/responses.ts';
import { answersTo, checkReason, checkResponseStep, expiryOf, stepsFrom } from './rules.ts';

/** Written down once more on purpose: x where the step can be taken. */
const table = `
                             sent viewed invited hired declined withdrawn expired
  worker   worker   viewed     -    -      -       -     -        -         -
  worker   worker   invited    -    -      -       -     -        -         -
  worker   worker   hired      -    -      -       -     -        -         -
  worker   worker   declined   -    -      -       -     -        -         -
  worker   worker   withdrawn  x    x      x       -     -        -         -
  worker   employer viewed     x    -      -       -     -        -         -
  worker   employer invited    x    x      -       -     -        -         -
  worker   employer hired      x    x      x       -     -        -         -
  worker   employer declined   x    x      x       -     -        -         -
  worker   employer withdrawn  -    -      -       -     -        -         -
  employer worker   viewed     -    -      -       -     -        -         -
  employer worker   invited    -    -      -       -     -        -         -
  employer worker   hired      -    -      -       -     -        -         -
  employer worker   declined   -    -      x       -     -        -         -
  employer worker   withdrawn  -    -      -       -     -        -         -
  employer employer viewed     -    -      -       -     -        -         -
  employer employer invited    -    -      -       -     -        -         -
  employer employer hired      -    -      x       -     -        -         -
  employer employer declined   -    -      -       -     -        -         -
  employer employer withdrawn  -    -      x       -     -        -         -`;

const [head = [], ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = lines.flatMap(([began, side, step, ...marks]) =>
  marks.map((mark, at) => ({
    context: {
      began: began as ResponseSide,
      side: side as ResponseSide,
      status: head[at] as ResponseStatus,
    },
    step: step as ResponseStep,
    isAllowed: mark === 'x',
  })),
);

function refusalOf({ context, step }: (typeof cells)[number]): unknown {
  try {
    checkResponseStep(context, step);
    return null;
  } catch (error) {
    return error;
  }
}

describe('steps', () => {
  it('are said for every state, side and beginning', () => {
    expect(head.toSorted()).toEqual(responseStatusSchema.options.toSorted());
    expect(cells).toHaveLength(2 * 2 * responseStepSchema.options.length * head.length);
  });

  it.each(cells)('$context.began/$context.side: $step from $context.status', (cell) => {
    expect(stepsFrom(cell.context).includes(cell.step)).toBe(cell.isAllowed);
    expect(refusalOf(cell) === null).toBe(cell.isAllowed);
  });

  it.each(cells.filter(({ isAllowed }) => !isAllowed))(
    '$context.began/$context.side: $step from $context.status is refused in words',
    (cell) => {
      const message = expect.stringMatching(/^[А-Я].{10,}[^.]$/);
      expect(refusalOf(cell)).toMatchObject({ status: 409, code: 'wrong_state', message });
    },
  );
});

const wrong = 'Проверьте отмеченные поля';

describe('reasons', () => {
  it('are asked for with a refusal, and are those of the side', () => {
    expect(() => checkReason('employer', 'declined', {})).toThrow(wrong);
    expect(() => checkReason('employer', 'declined', { reason: 'conditions' })).toThrow(wrong);
    expect(() => checkReason('worker', 'declined', { reason: 'experience' })).toThrow(wrong);
    expect(() => checkReason('worker', 'declined', { reason: 'other' })).toThrow(wrong);
    checkReason('worker', 'declined', { reason: 'other', comment: 'Уезжаю' });
    checkReason('employer', 'declined', { reason: 'schedule' });
    checkReason('employer', 'hired', {});
  });
});

describe('answers', () => {
  it('stand beside their questions, and none is missing', () => {
    expect(answersTo(['Где?'], ['Тут', 'лишнее'])).toEqual([{ question: 'Где?', answer: 'Тут' }]);
    expect(() => answersTo(['Где?', 'Когда?'], ['Тут'])).toThrow(wrong);
    expect(answersTo([], [])).toEqual([]);
  });
});

it('ends a month after nobody has looked', () => {
  const created_at = new Date('2026-03-01T00:00:00Z');
  const end = new Date('2026-03-31T00:00:00Z');
  expect(expiryOf({ status: 'sent', seen_at: null, created_at })).toEqual(end);
  expect(expiryOf({ status: 'invited', seen_at: created_at, created_at })).toBeNull();
  expect(expiryOf({ status: 'withdrawn', seen_at: null, created_at })).toBeNull();
});
