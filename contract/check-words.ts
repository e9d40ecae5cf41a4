import { z } from 'zod';
import { countOf } from './russian.ts';

type Issue = z.core.$ZodRawIssue;

/** What is said of a field whose check has no words of its own. */
function checkWords(issue: Issue): string {
  if (issue.code === 'too_big') return `Не больше ${amountOf(issue.origin, issue.maximum)}`;
  if (issue.code === 'too_small') {
    const isEmpty = issue.origin === 'string' && issue.minimum === 1;
    return isEmpty ? 'Заполните это поле' : `Не меньше ${amountOf(issue.origin, issue.minimum)}`;
  }
  if (issue.code === 'unrecognized_keys') return `Таких полей нет: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') return 'Выберите из того, что предложено';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Заполните это поле';
  return 'Проверьте это поле';
}

/** Whatever checks by the contract speaks Russian; called once, where a process or a page begins. */
export const speakRussian = () => z.config({ localeError: checkWords });

function amountOf(origin: string, limit: number | bigint): string {
  const most = Number(limit);
  // Of a genitive: «не больше 21 знака», «не больше 200 знаков».
  if (origin === 'string') return countOf(most, ['знака', 'знаков', 'знаков']);
  if (origin === 'array') return countOf(most, ['пункта', 'пунктов', 'пунктов']);
  return String(most);
}
