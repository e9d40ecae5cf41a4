import { speechTherapist } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeResume } from './resume/resume.ts';
import { makeSpeechTherapist } from './resume/speech-therapist.ts';
import { makeFamily } from './vacancy/family.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const speechTherapistTrade: Trade = {
  category: speechTherapist.slug,
  weight: 6,
  make: {
    resume: (source, options) => {
      const person = makeSpeechTherapist(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makeFamily(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
