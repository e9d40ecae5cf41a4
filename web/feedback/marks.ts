import type { FeedbackMarks } from '#contract/shown-feedback.ts';

interface Mark {
  key: keyof FeedbackMarks;
  /** To whom it is asked. */
  question: string;
  /** As others read it, and what stands there for «no». */
  yes: string;
  no: string;
}

const byFamily: Mark[] = [
  { key: 'on_time', question: 'Приходит вовремя', yes: 'Приходит вовремя', no: 'Опаздывает' },
  {
    key: 'as_agreed',
    question: 'Работает, как договорились',
    yes: 'Работает, как договорились',
    no: 'Вышло не так, как договорились',
  },
  {
    key: 'again',
    question: 'Позвали бы снова',
    yes: 'Позвали бы снова',
    no: 'Снова не позвали бы',
  },
];

const byWorker: Mark[] = [
  { key: 'on_time', question: 'Платит вовремя', yes: 'Платит вовремя', no: 'Платит с задержкой' },
  {
    key: 'as_agreed',
    question: 'Условия такие, как договорились',
    yes: 'Условия, как договорились',
    no: 'Условия не такие, как договорились',
  },
  {
    key: 'again',
    question: 'Пошли бы к ним снова',
    yes: 'Пошли бы к ним снова',
    no: 'Снова не пошли бы',
  },
];

/** What a family is asked about a worker, and a worker about a family. */
export const feedbackMarks = (isByFamily: boolean): Mark[] => (isByFamily ? byFamily : byWorker);
