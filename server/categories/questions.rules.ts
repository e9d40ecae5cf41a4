import type { AttributeDefinition } from '#contract/attributes.ts';
import type { QuestionWriting } from '#contract/question-editing.ts';
import { countOf } from '#contract/russian.ts';
import { transliterate } from '#contract/transliteration.ts';

type Errors = Record<string, string[]>;
type Options = AttributeDefinition['options'];

const types = {
  one: 'один вариант',
  many: 'несколько вариантов',
  number: 'число',
  range: 'от и до',
  yes_no: 'да или нет',
  text: 'текст',
  date: 'дата',
  week: 'часы недели',
} as const satisfies Record<AttributeDefinition['type'], string>;

const isChoice = ({ type }: Pick<QuestionWriting, 'type'>) => type === 'one' || type === 'many';
const isCounted = ({ type }: Pick<QuestionWriting, 'type'>) =>
  type === 'number' || type === 'range';

/** What of a writing makes sense for its type; the rest is left out. */
export function suited(writing: QuestionWriting): QuestionWriting {
  const isFiltered = writing.filterable && writing.type !== 'text' && writing.type !== 'date';
  const hasMax = isCounted(writing) || writing.type === 'date' || writing.type === 'text';
  return {
    ...writing,
    hint: writing.hint || null,
    options: isChoice(writing) ? writing.options : [],
    unit: isCounted(writing) ? writing.unit : [],
    min: hasMax && writing.type !== 'text' ? writing.min : null,
    max: hasMax ? writing.max : null,
    filterable: isFiltered,
    shown_on_card: writing.shown_on_card && writing.type !== 'week',
  };
}

/** What can be said of a question by itself, by the field of the form. */
export function faultsOf(writing: QuestionWriting): Errors {
  const { options, unit, min, max } = writing;
  const offered = options.filter(({ hidden }) => !hidden);
  const labels = options.map(({ label }) => label.toLowerCase());
  const twin = labels.findIndex((label, at) => labels.indexOf(label) < at);
  return {
    ...(isChoice(writing) && offered.length === 0 && !writing.hidden
      ? { options: ['Нужен хотя бы один вариант, который можно выбрать'] }
      : {}),
    ...(twin >= 0 ? { [`options.${twin}.label`]: ['Такой вариант уже есть'] } : {}),
    ...(unit.length === 2 ? { unit: ['Одно слово или три формы: год, года, лет'] } : {}),
    ...(min !== null && max !== null && min > max
      ? { max: ['«Не больше» должно быть не меньше, чем «не меньше»'] }
      : {}),
  };
}

const cards = ['карточки', 'карточек', 'карточек'] as const;
const withAnswers = (count: number): string => `У ${countOf(count, cards)} есть ответ`;

interface Answered {
  /** Cards that have an answer to it. */
  answers: number;
  /** Cards by the choice that they have made. */
  chosen: ReadonlyMap<string, number>;
}

/** What would take answers away that people have given. */
export function lossesOf(
  before: Pick<AttributeDefinition, 'key' | 'type' | 'options'>,
  after: QuestionWriting,
  { answers, chosen }: Answered,
): Errors {
  const instead = 'Спрячьте этот вопрос и добавьте новый';
  const kept = new Set(after.options.map(({ value }) => value));
  const lost = before.options.find(({ value }) => !kept.has(value) && (chosen.get(value) ?? 0) > 0);
  return {
    ...(answers > 0 && after.type !== before.type
      ? { type: [`${withAnswers(answers)}: другой вид ответа их потеряет. ${instead}`] }
      : {}),
    ...(answers > 0 && after.key !== before.key
      ? { key: [`${withAnswers(answers)}: под другим словом они потеряются. ${instead}`] }
      : {}),
    ...(lost && after.type === before.type
      ? {
          options: [
            `Вариант «${lost.label}» выбран: ${countOf(chosen.get(lost.value) ?? 0, found)}. Его можно спрятать, но не удалить`,
          ],
        }
      : {}),
  };
}

const found = ['карточка', 'карточки', 'карточек'] as const;

/** Each with a word for addresses and answers; what a value means never changes. */
export function namedOptions(before: Options, writing: QuestionWriting): Options {
  const taken = new Set(before.map(({ value }) => value));
  return writing.options.map(({ value, label, hidden }) => {
    const name = value !== null && taken.has(value) ? value : freeValue(label, taken);
    taken.add(name);
    return { value: name, label, ...(hidden && { hidden }) };
  });
}

const longestValue = 40;

function freeValue(label: string, taken: ReadonlySet<string>): string {
  const word = transliterate(label).replaceAll('-', '_').slice(0, longestValue) || 'option';
  if (!taken.has(word)) return word;
  let number = 2;
  while (taken.has(`${word}_${number}`)) number += 1;
  return `${word}_${number}`;
}

/** For the log of the staff. */
export function inWords(
  question: Omit<AttributeDefinition, 'hidden' | 'options'> & {
    hidden?: boolean | undefined;
    options: readonly { label: string; hidden?: boolean | undefined }[];
  },
): Record<string, string> {
  const yes = (is: boolean | undefined) => (is ? 'да' : 'нет');
  const { options, min, max } = question;
  return {
    Подпись: question.label,
    Подсказка: question.hint ?? '',
    'Слово в адресах': question.key,
    'Вид ответа': types[question.type],
    Варианты: options
      .map(({ label, hidden }) => (hidden ? `${label} (спрятан)` : label))
      .join(', '),
    Единица: question.unit.join(', '),
    Границы: min === null && max === null ? '' : `${min ?? '…'}–${max ?? '…'}`,
    Обязателен: yes(question.required),
    'В фильтрах': yes(question.filterable),
    'На карточке': yes(question.shown_on_card),
    Шаг: question.step,
    Спрятан: yes(question.hidden),
  };
}

/** Places of the same questions in another order: those of other sets between them stay put. */
export function positionsInOrder(positions: readonly number[]): number[] {
  let last = -1;
  return positions
    .toSorted((one, other) => one - other)
    .map((position) => (last = Math.max(position, last + 1)));
}
