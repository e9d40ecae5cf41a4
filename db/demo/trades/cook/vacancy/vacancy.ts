import { countOf } from '#contract/russian.ts';
import { type Draft, emptyDraft } from '#contract/drafts.ts';
import * as common from '#db/demo/household-phrases.ts';
import { paidHours } from '#db/demo/household.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { type Part, tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { makeAnswers } from './answers.ts';
import * as phrases from './phrases.ts';
import type { Table } from './table.ts';

export function makeVacancy(source: Source, table: Table, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, table, now, questions),
    title: chance(random, 0.93) ? deal(titles, table) : null,
    city: table.locality.slug,
    place: table.place,
    about: tell(source, table, story),
    pay: payFor(random, {
      hour: table.locality.hour * effortOf(table),
      mode: table.mode,
      ...paidHours(table),
      ranges: 0.5,
    }),
    answers: makeAnswers(random, table),
  };
}

const effortOf = ({ format, diet, adults, children }: Table) =>
  (format === 'banquets' ? 1.3 : 1) + (diet ? 0.05 : 0) + (adults + children > 4 ? 0.08 : 0);

/** No day on trial: of a lunch on trial they tell themselves. */
const closings = common.closings.filter((phrase) => typeof phrase === 'string');

const story: readonly (readonly Part<Table>[])[] = [
  [{ pool: phrases.openings, share: 0.6 }, { pool: phrases.needs }],
  [{ topics: phrases.tastes, count: [2, 4] }],
  [
    { pool: phrases.wishes, share: 0.7 },
    { pool: common.petsAtHome, share: 0.2 },
    { pool: common.conditions, share: 0.35 },
    { pool: closings, share: 0.65 },
  ],
];

const titles: Pool<Table> = [
  (t) => (t.format === 'banquets' ? null : 'Повар в семью'),
  (t) => (t.format === 'banquets' ? null : 'Домашний повар'),
  (t) => (t.format === 'ahead' ? 'Повар: еда на несколько дней' : null),
  (t) => (t.format === 'dinners' ? 'Повар на ужины' : null),
  (t) => (t.mode === 'full' ? 'Повар на полный день' : null),
  (t) => (t.mode === 'part' ? 'Повар на полдня, будни' : null),
  (t) => (t.mode === 'live_in' ? 'Повар с проживанием в загородный дом' : null),
  (t) => (t.children > 1 && t.format !== 'banquets' ? 'Повар в семью с детьми' : null),
  (t) => (t.diet === 'medical' ? 'Повар, диетическое питание' : null),
  (t) => (t.diet === 'vegetarian' ? 'Повар, кухня без мяса' : null),
  (t) => (t.diet === 'sport' ? 'Повар, еда с подсчётом калорий' : null),
  (t) => (t.format === 'banquets' ? `Повар на праздник, ${guestsOf(t)}` : null),
  (t) => (t.format === 'banquets' ? 'Повар на домашний юбилей' : null),
  (t) => (t.format === 'banquets' ? 'Повар на один вечер' : null),
];

const guestsOf = ({ guests }: Table) =>
  countOf(guests ?? 0, ['гость', 'гостя', 'гостей']).replace('\u00a0', ' ');

const dietWords: Record<NonNullable<Table['diet']>, string> = {
  medical: 'диетические блюда',
  gluten_free: 'без глютена',
  vegetarian: 'без мяса',
  sport: 'с подсчётом калорий',
  diabetic: 'при диабете',
};

const questions: Pool<Table> = [
  (t) => (t.format === 'banquets' ? null : 'Что вы приготовите на первый пробный обед?'),
  'Какие три блюда у вас получаются лучше всего?',
  (t) => (t.diet ? `Приходилось ли вам готовить ${dietWords[t.diet]}?` : null),
  (t) => (t.children > 0 ? 'Как вы кормите ребёнка, который ничего не ест?' : null),
  (t) => (t.format === 'banquets' ? 'Сколько времени вам нужно на подготовку?' : null),
  (t) => (t.shops ? 'Где вы обычно покупаете продукты?' : null),
];
