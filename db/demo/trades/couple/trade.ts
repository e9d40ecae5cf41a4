import { couple } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeCouple } from './resume/couple.ts';
import { makeResume } from './resume/resume.ts';
import { makeEstate } from './vacancy/estate.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const coupleTrade: Trade = {
  category: couple.slug,
  weight: 2.5,
  make: {
    resume: (source, options) => {
      const person = makeCouple(source.random, options);
      return { person, draft: makeResume(source, person, options.now), together: true };
    },
    vacancy: (source, options) => {
      const person = makeEstate(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
