import { nanny } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeNanny } from './resume/nanny.ts';
import { makeResume } from './resume/resume.ts';
import { makeFamily } from './vacancy/family.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const nannyTrade: Trade = {
  category: nanny.slug,
  weight: 28,
  make: {
    resume: (source, options) => {
      const person = makeNanny(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makeFamily(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
