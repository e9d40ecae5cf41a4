import { cook } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeCook } from './resume/cook.ts';
import { makeResume } from './resume/resume.ts';
import { makeTable } from './vacancy/table.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const cookTrade: Trade = {
  category: cook.slug,
  weight: 5,
  make: {
    resume: (source, options) => {
      const person = makeCook(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makeTable(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
