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
    resume: (source, options) => {
      const person = makeGardener(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makePlot(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
