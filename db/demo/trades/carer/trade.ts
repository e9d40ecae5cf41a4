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
    resume: (source, options) => {
      const person = makeCarer(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makeFamily(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
