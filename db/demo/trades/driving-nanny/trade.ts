import { drivingNanny } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeDrivingNanny } from './resume/driving-nanny.ts';
import { makeResume } from './resume/resume.ts';
import { makeFamily } from './vacancy/family.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const drivingNannyTrade: Trade = {
  category: drivingNanny.slug,
  weight: 5,
  make: {
    resume: (source, options) => {
      const person = makeDrivingNanny(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makeFamily(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
