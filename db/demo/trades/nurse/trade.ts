import { nurse } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeNurse } from './resume/nurse.ts';
import { makeResume } from './resume/resume.ts';
import { makePatient } from './vacancy/patient.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const nurseTrade: Trade = {
  category: nurse.slug,
  weight: 6,
  make: {
    resume: (source, options) => {
      const person = makeNurse(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makePatient(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
