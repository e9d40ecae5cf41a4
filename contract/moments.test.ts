import { expect, it } from 'vitest';
import { formatMoment, formatMoscowMoment, moscowClock } from './moments.ts';

it('are as the language itself has them', () => {
  const timeZone = 'Europe/Moscow';
  const parts = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const here = new Intl.DateTimeFormat('ru', parts);
  const moscow = new Intl.DateTimeFormat('ru', { ...parts, timeZone });
  const clock = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', timeZone });
  for (let minute = 0; minute < 60 * 24 * 400; minute += 421) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    expect(formatMoment(at)).toBe(here.format(at));
    expect(formatMoscowMoment(at)).toBe(moscow.format(at));
    expect(moscowClock(at)).toBe(clock.format(at));
  }
});
