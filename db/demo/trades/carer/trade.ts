import { carer } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeCarer } from './resume/carer.ts';
import { makeResume } from './resume/resume.ts';
import { makeFamily } from './vacancy/family.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const carerTrade: Trade = {
  category: carer.slug,
  weight: 16,
  make: {
    resume: (source, wish) => {
      const person = makeCarer(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makeFamily(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
