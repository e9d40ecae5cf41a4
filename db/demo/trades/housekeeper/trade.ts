import { housekeeper } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeHousekeeper } from './resume/housekeeper.ts';
import { makeResume } from './resume/resume.ts';
import { makeHome } from './vacancy/home.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const housekeeperTrade: Trade = {
  category: housekeeper.slug,
  weight: 11,
  make: {
    resume: (source, options) => {
      const person = makeHousekeeper(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makeHome(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
