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
    resume: (source, wish) => {
      const person = makeSpeechTherapist(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makeFamily(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
