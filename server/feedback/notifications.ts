import type { NoteWords } from '#server/notifications/notify.actions.ts';

const action = { label: 'Открыть отзывы', path: '/account/feedback' };
const kind = 'feedback_changed';
const push = 'Есть новости об отзыве';

/** To whom it is about. */
export const shownWords: NoteWords = {
  kind,
  line: { text: 'О вас написали отзыв. На него можно ответить', path: action.path },
  push,
  mail: {
    subject: 'О вас написали отзыв',
    lines: [
      'Отзыв уже виден на ваших карточках. На него можно ответить: ответ будет стоять под ним.',
      'Если в отзыве неправда, попросите нас посмотреть его ещё раз.',
    ],
    action,
  },
};

/** To whoever wrote it. */
export const rejectedWords: NoteWords = {
  kind,
  line: { text: 'Ваш отзыв не опубликован. Посмотрите почему', path: action.path },
  push,
  mail: {
    subject: 'Ваш отзыв не опубликован',
    lines: ['Причину смотрите в кабинете.'],
    action,
  },
};

/** To whom it is about, who has asked to look again. */
export const keptWords: NoteWords = {
  kind,
  line: { text: 'Мы ещё раз посмотрели отзыв о вас и оставили его', path: action.path },
  push,
  mail: {
    subject: 'Мы ещё раз посмотрели отзыв о вас',
    lines: ['Нарушений в нём нет, он остаётся. Под ним можно написать ответ.'],
    action,
  },
};

export const takenAwayWords: NoteWords = {
  kind,
  line: { text: 'Отзыв о вас снят', path: action.path },
  push,
  mail: {
    subject: 'Отзыв о вас снят',
    lines: ['Мы ещё раз посмотрели отзыв, о котором вы просили, и сняли его.'],
    action,
  },
};
