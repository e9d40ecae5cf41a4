import { describe, expect, it } from 'vitest';
import type { MeetingSide, MeetingStatus, MeetingStep } from '#contract/meetings.ts';
import { checkMeetingStep, checkProposal, proposalText, stepText } from './rules.ts';
import { zoneOf } from '../zones.rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const soon = new Date('2026-11-25T16:30:00Z');
const moscow = zoneOf('Europe/Moscow', now);

const steps: MeetingStep[] = ['accept', 'move', 'cancel'];
const both: MeetingSide[] = ['author', 'other'];

/** In words, why not; empty: it can be done. */
const refusals = (status: MeetingStatus, starts_at: Date, side: MeetingSide) =>
  steps.map((step) => {
    try {
      checkMeetingStep({ status, starts_at }, { side, step, now });
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : 'nothing';
    }
  });

describe('a step', () => {
  const moved = 'Вместо этого времени уже предложили другое. Обновите страницу';
  const cancelled = 'Эту встречу отменили. Можно предложить новую';
  const past = 'Время этой встречи уже прошло. Предложите новую';
  it.each([
    ['proposed', soon, 'author', ['Соглашается тот, кому предложили', '', '']],
    ['proposed', soon, 'other', ['', '', '']],
    ['accepted', soon, 'author', ['Соглашается тот, кому предложили', '', '']],
    ['accepted', soon, 'other', ['Вы уже договорились', '', '']],
  ] as const)('from %s at %s by the %s', (status, at, side, expected) => {
    expect(refusals(status, at, side)).toEqual(expected);
  });

  it('is none once it is over', () => {
    for (const side of both) {
      expect(refusals('moved', soon, side)).toEqual([moved, moved, moved]);
      expect(refusals('cancelled', soon, side)).toEqual([cancelled, cancelled, cancelled]);
      expect(refusals('proposed', now, side)).toEqual([past, past, past]);
      expect(refusals('accepted', now, side)).toEqual([past, past, past]);
    }
  });
});

it('is proposed for the year to come, and somewhere', () => {
  const check = (starts_at: string, way: 'place' | 'phone' = 'phone', place = '') => {
    try {
      checkProposal({ starts_at, way, place }, now);
      return null;
    } catch (error) {
      return (error as { fields?: unknown }).fields ?? error;
    }
  };
  expect(check('2026-11-22T10:01:00Z')).toBeNull();
  expect(check('2027-11-22T09:59:00Z')).toBeNull();
  expect(check('2026-11-22T10:00:00Z')).not.toBeNull();
  expect(check('2027-11-22T10:01:00Z')).not.toBeNull();
  expect(check('2026-11-25T10:00:00Z', 'place')).not.toBeNull();
  expect(check('2026-11-25T10:00:00Z', 'place', 'Кафе')).toBeNull();
});

it('is said by the clock of the city', () => {
  const starts_at = soon.toISOString();
  expect(proposalText({ starts_at, zone: moscow, way: 'place', place: 'кафе «Ель»' }, now)).toBe(
    'Предлагаю встретиться: ср, 25 ноября в 19:30 по московскому времени, кафе «Ель»',
  );
  const zone = zoneOf('Asia/Vladivostok', soon);
  const call = { starts_at: '2027-01-02T01:00:00.000Z', zone, way: 'phone', place: '' } as const;
  expect(proposalText(call, now)).toBe(
    'Предлагаю созвониться: сб, 2 января 2027 в 11:00 по владивостокскому времени',
  );
  expect(stepText('cancel', call, now)).toMatch(/^Звонок отменён: сб, 2 января 2027/);
});

it('knows a zone that nobody has named', () => {
  expect(zoneOf('Asia/Kolkata', now)).toEqual({ words: 'по времени UTC+5.5', offset_minutes: 330 });
});
