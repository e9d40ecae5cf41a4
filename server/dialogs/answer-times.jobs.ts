import type { Job } from '#server/platform/queue.ts';
import { countAnswerTimes } from './answer-times.actions.ts';

export const countUsualAnswers: Job = {
  name: 'count_answer_times',
  schedule: '41 * * * *',
  run: ({ db }) => countAnswerTimes(db, new Date()),
};
