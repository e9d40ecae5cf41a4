import type { KeyLine } from '../keys/keys-dialog.tsx';

interface Named {
  label: string;
}

interface NamedVerdicts {
  accept: Named;
  refuse: Named;
  warn?: Named | undefined;
  answer?: Named | undefined;
}

/** What the keys do in a queue, by the names of its verdicts. */
export function queueKeys({ accept, refuse, warn, answer }: NamedVerdicts): KeyLine[] {
  return [
    [['J', '→'], 'Следующая'],
    [['K', '←'], 'Предыдущая'],
    [['A'], accept.label],
    [['R'], `${refuse.label}: написать причину`],
    ...(warn ? [[['W'], `${warn.label}: написать причину`] satisfies KeyLine] : []),
    ...(answer ? [[['E'], `${answer.label}: написать ответ`] satisfies KeyLine] : []),
    [['T'], 'Взять себе или вернуть'],
    [['1', '…', '9'], 'Готовые слова'],
    [['Ctrl + Enter'], 'Отправить слова'],
    [['Esc'], 'Не писать'],
    [['U'], 'Отменить последнее решение'],
    [['?'], 'Эта подсказка'],
  ];
}
