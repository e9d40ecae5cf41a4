import { gardener } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeGardener } from './resume/gardener.ts';
import { makeResume } from './resume/resume.ts';
import { makePlot } from './vacancy/plot.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const gardenerTrade: Trade = {
  category: gardener.slug,
  weight: 3,
  make: {
    resume: (source, wish) => {
      const person = makeGardener(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makePlot(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
