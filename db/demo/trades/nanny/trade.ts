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
    resume: (source, wish) => {
      const person = makeNanny(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makeFamily(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
