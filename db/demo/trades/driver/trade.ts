import { driver } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeDriver } from './resume/driver.ts';
import { makeResume } from './resume/resume.ts';
import { makePassengers } from './vacancy/passengers.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const driverTrade: Trade = {
  category: driver.slug,
  weight: 6,
  make: {
    resume: (source, wish) => {
      const person = makeDriver(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makePassengers(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
