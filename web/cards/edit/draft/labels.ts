import type { FieldErrors } from './check.ts';
import { partOf } from './draft-parts.ts';
import type { FormStep } from './steps.ts';

const fixed: Record<string, string> = {
  city: 'Город',
  place: 'Район или метро',
  pay: 'Оплата',
  title: 'Заголовок',
  about: 'Рассказ',
  address: 'Точный адрес',
  photos: 'Фотографии',
  workplaces: 'Места работы',
  questions: 'Ваши вопросы',
  closes_on: 'Последний день',
};

/** How the form calls the field of an error. */
export function labelOf(steps: readonly FormStep[], path: string): string {
  const part = partOf(path);
  const field = steps.flatMap(({ fields }) => fields).find((one) => one.part === part);
  return field && 'definition' in field ? field.definition.label : (fixed[part] ?? path);
}

/** In a list of many, «этот» says nothing. */
const unanswered = 'Ответьте на этот вопрос';

const inList = (text: string) =>
  text === unanswered ? 'нужен ответ' : text.charAt(0).toLowerCase() + text.slice(1);

export function errorLines(steps: readonly FormStep[], errors: FieldErrors) {
  return Object.entries(errors).map(([path, text]) => ({
    path,
    text: `${labelOf(steps, path)}: ${inList(text)}`,
  }));
}
