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
    resume: (source, wish) => {
      const person = makeCook(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makeTable(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
