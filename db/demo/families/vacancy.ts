import { type Draft, emptyDraft } from '#contract/drafts.ts';
import type { PayUnit } from '#contract/pay.ts';
import { hoursIn, makePay, type Pay } from '../pay.ts';
import type { Phrase, Source } from '../phrases.ts';
import { chance, pick, type Random } from '../random.ts';
import { placeWhere } from '../words.ts';
import { tellAbout } from './about.ts';
import { makeAnswers } from './answers.ts';
import { forTitle } from './children.ts';
import type { Family, Need } from './family.ts';

export function makeVacancy(source: Source, family: Family): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    title: chance(random, 0.93) ? deal(titles, family) : null,
    city: family.locality.slug,
    place: family.place,
    about: tellAbout(source, family),
    pay: payOf(random, family),
    answers: makeAnswers(random, family),
  };
}

const units: Record<Need, PayUnit[]> = {
  full: ['month', 'month', 'hour'],
  after_school: ['hour', 'month'],
  hourly: ['hour'],
  weekends: ['hour', 'day'],
  live_in: ['month', 'month', 'day'],
  help_mother: ['hour', 'hour', 'month'],
};

function payOf(random: Random, family: Family): Pay {
  const { need, hours, children } = family;
  const unit = pick(random, units[need]);
  const effort =
    0.95 + (children.length - 1) * 0.12 + (family.english ? 0.2 : 0) + (family.drives ? 0.12 : 0);
  const share = unit === 'month' ? monthShare(need, hours[1] - hours[0]) : 1;
  const from = family.locality.hour * effort * (0.92 + random() * 0.18) * hoursIn[unit] * share;
  return makePay(unit, from, chance(random, 0.6) ? from * (1.12 + random() * 0.2) : null);
}

const monthShare = (need: Need, hours: number) => (need === 'live_in' ? 1.35 : hours / 9.5);

const titles: readonly Phrase<Family>[] = [
  (f) => `Няня ${forTitle(f)}`,
  (f) => `Ищем няню ${forTitle(f)}`,
  (f) => (f.need === 'full' ? 'Няня на полный день' : null),
  (f) => (f.need === 'full' ? 'Няня на будни, постоянно' : null),
  (f) =>
    f.need === 'full' && f.place?.startsWith('м. ') ? `Няня в семью ${placeWhere(f.place)}` : null,
  (f) =>
    f.need === 'after_school'
      ? `Няня на полдня: забирать из ${(f.children[0]?.months ?? 0) >= 84 ? 'школы' : 'сада'}`
      : null,
  (f) => (f.need === 'after_school' ? 'Няня на вторую половину дня' : null),
  (f) => (f.need === 'hourly' ? 'Няня на несколько часов в неделю' : null),
  (f) => (f.need === 'hourly' && f.hours[1] >= 20 ? 'Няня на вечер' : null),
  (f) => (f.need === 'weekends' ? 'Няня выходного дня' : null),
  (f) => (f.need === 'live_in' ? 'Няня с проживанием' : null),
  (f) => (f.need === 'help_mother' ? 'Помощь маме с малышом' : null),
  (f) => (f.english ? 'Няня с английским языком' : null),
  (f) => (f.drives ? 'Няня с автомобилем' : null),
];
