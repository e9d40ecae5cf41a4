import type { Draft } from '#contract/drafts.ts';
import type { Choice, Pool, Source } from '#db/demo/phrases.ts';
import { makeUniformResume } from '#db/demo/resume.ts';
import type { Part } from '#db/demo/story.ts';
import * as common from '#db/demo/worker-phrases.ts';
import type { Job } from '#db/demo/workplaces.ts';
import { makeAnswers } from './answers.ts';
import type { Carer } from './carer.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, carer: Carer, now: Date): Draft {
  return makeUniformResume(source, carer, {
    now,
    titles,
    story: story(carer),
    pay: { hour: carer.locality.hour * skillOf(carer), mode: carer.mode },
    answers: () => makeAnswers(source.random, carer),
    jobs,
    yearsEach: 3,
  });
}

const skillOf = ({ experience, injects, weight }: Carer) =>
  0.66 + Math.min(experience, 12) * 0.012 + (injects ? 0.08 : 0) + (weight > 70 ? 0.05 : 0);

const story = (carer: Carer): Part<Carer>[][] => [
  [{ pool: common.greetings, share: 0.45 }, { pool: phrases.origins[carer.origin] }],
  [
    { topics: phrases.skills, count: [1, 3] },
    { topics: phrases.approaches, count: [1, 2] },
  ],
  [
    { pool: phrases.nights, share: 0.5 },
    { pool: common.times, share: 0.7 },
    { pool: common.places, share: 0.25 },
    { pool: common.references, share: 0.5 },
    { pool: common.limits, share: 0.2 },
    { pool: common.farewells, share: 0.65 },
  ],
];

const titles: Pool<Carer> = [
  (c) => (c.mode === 'live_in' ? 'Сиделка с проживанием' : null),
  (c) => (c.mode === 'live_in' && c.cooks ? 'Сиделка с проживанием, готовлю и веду дом' : null),
  (c) => (c.origin === 'nurse' ? 'Сиделка с медицинским образованием' : null),
  (c) =>
    c.origin === 'nurse' ? `Сиделка-${c.g('медсестра', 'медбрат')}, уколы и перевязки` : null,
  (c) => (c.conditions.includes('dementia') ? 'Сиделка для человека с деменцией' : null),
  (c) => (c.conditions.includes('stroke') ? 'Сиделка, восстановление после инсульта' : null),
  (c) => (c.mobility.includes('bedridden') ? 'Сиделка для лежачего больного' : null),
  (c) => (c.mode === 'nights' ? 'Ночная сиделка' : null),
  (c) => (c.mode === 'shifts' && c.night === 'none' ? 'Сиделка, два через два' : null),
  (c) => (c.rhythms.includes('two_weeks') ? 'Сиделка вахтой' : null),
  (c) => (c.mode === 'hourly' ? 'Сиделка на несколько часов' : null),
  (c) => (c.mode === 'full' ? 'Сиделка на полный день' : null),
  (c) => (c.mode === 'weekends' ? 'Сиделка на выходные' : null),
  (c) => (c.sex === 'male' && !c.smokes ? 'Сиделка, крепкий мужчина без вредных привычек' : null),
  (c) => (c.experience >= 8 ? 'Опытная сиделка' : null),
  (c) => (c.hospital ? 'Сиделка домой и в больницу' : null),
  'Сиделка для пожилого человека',
  (c) => (c.experience < 2 ? 'Начинающая сиделка' : null),
];

const jobs: readonly Choice<Carer, Job>[] = [
  (c) =>
    c.conditions.includes('dementia')
      ? {
          place: 'Семья, подопечная 84 лет с деменцией',
          duties: 'Гигиена, питание, лекарства по часам, прогулки, присмотр днём и ночью.',
        }
      : null,
  (c) =>
    c.conditions.includes('stroke')
      ? {
          place: 'Семья, подопечный после инсульта',
          duties: 'Упражнения для руки и речи, кормление, мытьё, прогулки в коляске.',
        }
      : null,
  (c) =>
    c.mobility.includes('bedridden')
      ? {
          place: 'Семья с лежачей бабушкой',
          duties: 'Смена положения, профилактика пролежней, подгузники, кормление с ложки.',
        }
      : null,
  (c) =>
    c.mobility.includes('wheelchair')
      ? {
          place: 'Семья, мужчина в инвалидной коляске',
          duties: 'Пересаживание, ванна, поездки к врачам, помощь по дому.',
        }
      : null,
  (c) =>
    c.origin === 'changed' || c.origin === 'student'
      ? { place: 'Частный пансионат для пожилых', duties: 'Уход за восемью постояльцами в смену.' }
      : null,
  {
    place: 'Пожилая пара, оба за восемьдесят',
    duties: 'Готовка, уборка, аптека, давление, сопровождение в поликлинику.',
  },
  { place: 'Семья, бабушка 90 лет', duties: 'Полный уход, готовка, прогулки во дворе.' },
  { place: 'Семья соседей', duties: 'Помощь бабушке: еда, лекарства, ванна, разговоры.' },
  (c) => ({
    place: `Семья ${c.locality.prepositional}`,
    duties: c.conditions.includes('after_surgery')
      ? 'Уход за пожилой подопечной после операции.'
      : 'Уход за пожилой подопечной, еда, лекарства, порядок в комнате.',
  }),
];
