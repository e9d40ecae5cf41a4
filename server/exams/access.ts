/** What the rooms of the staff need to know of an exam. */
export { describeExam, openStates, stepsFrom } from './rules.ts';
