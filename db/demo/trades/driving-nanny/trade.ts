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
    resume: (source, wish) => {
      const person = makeDrivingNanny(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makeFamily(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
