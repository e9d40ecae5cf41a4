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
    resume: (source, options) => {
      const person = makeDriver(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makePassengers(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
