import type { Exam } from '#contract/exams.ts';
import { formatDay } from '#contract/russian.ts';
import type { NoteWords } from '#server/notifications/notify.actions.ts';

const path = '/account/test#exam';
const action = { label: 'Открыть', path };

/** What the person is told of their exam; the result itself stands in the account alone. */
export function wordsOf(exam: Exam): NoteWords {
  const [subject, ...lines] = textOf(exam);
  return {
    kind: 'exam_changed',
    line: { text: subject, path },
    push: 'Есть новости о проверке на полиграфе',
    mail: {
      subject,
      lines,
      ...(exam.state === 'scheduled' && { gist: lines.slice(0, 1) }),
      action,
    },
  };
}

/** So that the year is always said. */
const longAgo = new Date(0);

function textOf({ state, day, time, place }: Exam): [string, ...string[]] {
  switch (state) {
    case 'scheduled': {
      const when = `${formatDay(day ?? '', longAgo)} в ${time}`;
      return [
        `Проверка на полиграфе: ${when}`,
        `Мы записали вас на ${when}. Место: ${place}.`,
        'Возьмите паспорт. Если день не подходит, откажитесь в кабинете, и мы договоримся о другом.',
      ];
    }
    case 'done':
      return [
        'Результат проверки на полиграфе готов',
        'Посмотрите его в кабинете. Показывать его семьям или нет, решаете вы.',
      ];
    default:
      return [
        'Проверку на полиграфе отменили',
        'Причину смотрите в кабинете. Там же можно попросить ещё раз.',
      ];
  }
}
