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
    resume: (source, wish) => {
      const person = makeHousekeeper(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makeHome(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
