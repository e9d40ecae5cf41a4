import { type Draft, emptyDraft } from '#contract/drafts.ts';
import * as common from '#db/demo/household-phrases.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { type Part, tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { makeAnswers } from './answers.ts';
import type { Patient } from './patient.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, patient: Patient, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, patient, now, questions),
    title: chance(random, 0.93) ? deal(titles, patient) : null,
    city: patient.locality.slug,
    place: patient.place,
    about: tell(source, patient, story(patient)),
    pay: payFor(random, {
      hour: patient.locality.hour * (patient.need === 'post' ? 1 : 1.45),
      mode: patient.mode,
      ...(patient.need === 'post' ? {} : { units: ['hour'] as const }),
      ranges: 0.5,
    }),
    answers: makeAnswers(random, patient),
  };
}

const story = ({ need }: Patient): Part<Patient>[][] => [
  [{ pool: phrases.openings, share: 0.6 }, { pool: phrases.needs[need] }],
  [{ topics: phrases.details, count: [2, 3] }],
  [
    { pool: phrases.wishes, share: 0.7 },
    { pool: common.conditions, share: 0.4 },
    { pool: common.closings, share: 0.7 },
  ],
];

const titles: Pool<Patient> = [
  'Медсестра на дом',
  (p) => (p.need === 'injections' ? 'Уколы на дому' : null),
  (p) => (p.need === 'injections' ? `Уколы ${p.relative.dative}, курс на дому` : null),
  (p) => (p.need === 'drips' ? 'Капельницы на дому' : null),
  (p) => (p.need === 'drips' ? `Медсестра ставить капельницы ${p.relative.dative}` : null),
  (p) => (p.need === 'wound' ? 'Перевязки после операции' : null),
  (p) => (p.need === 'bedsores' ? 'Медсестра: обработка пролежней' : null),
  (p) => (p.need === 'catheter' ? 'Замена мочевого катетера на дому' : null),
  (p) => (p.need === 'tube' ? 'Медсестра, кормление через зонд' : null),
  (p) => (p.need === 'insulin' ? 'Медсестра: инсулин два раза в день' : null),
  (p) => (p.need === 'newborn' ? 'Медсестра к новорождённому' : null),
  (p) => (p.need === 'post' ? 'Медсестра на пост к лежачему больному' : null),
  (p) => (p.need === 'post' ? 'Индивидуальный пост на дому' : null),
];

const questions: Pool<Patient> = [
  'Где вы работаете или работали медсестрой?',
  'Какие документы вы можете показать?',
  (p) => (p.need === 'drips' ? 'Есть ли у вас стойка для капельницы?' : null),
  (p) => (p.need === 'bedsores' ? 'Какими повязками вы работаете?' : null),
  (p) => (p.mode === 'hourly' ? 'В какие часы вы можете приезжать каждый день?' : null),
  (p) => (p.need === 'newborn' ? 'Работали ли вы с новорождёнными?' : null),
];
