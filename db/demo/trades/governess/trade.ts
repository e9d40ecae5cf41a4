import { governess } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeGoverness } from './resume/governess.ts';
import { makeResume } from './resume/resume.ts';
import { makeFamily } from './vacancy/family.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const governessTrade: Trade = {
  category: governess.slug,
  weight: 5,
  make: {
    resume: (source, options) => {
      const person = makeGoverness(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makeFamily(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
