import type { AttributeDefinition } from '#contract/attributes.ts';
import type { QuestionSource, QuestionWriting } from '#contract/question-editing.ts';
import { transliterate } from '#contract/transliteration.ts';
import { canFilter, isChoice } from './type-words.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';

export interface QuestionDraft extends Omit<QuestionWriting, 'unit' | 'hint'> {
  hint: string;
  /** «м²» or «год, года, лет». */
  unit: string;
}
export type OptionDraft = QuestionDraft['options'][number];

export const fieldNames: Record<keyof QuestionDraft, string> = {
  label: 'Вопрос',
  hint: 'Подсказка',
  key: 'Слово в адресах',
  type: 'Вид ответа',
  options: 'Варианты',
  unit: 'Единица',
  min: 'Не меньше',
  max: 'Не больше',
  required: 'Обязательный',
  filterable: 'В фильтрах',
  shown_on_card: 'На плитке',
  step: 'Шаг формы',
  hidden: 'Спрятать',
};

const nothing: QuestionDraft = {
  label: '',
  hint: '',
  key: '',
  type: 'one',
  options: [],
  unit: '',
  min: null,
  max: null,
  required: false,
  filterable: true,
  shown_on_card: false,
  step: '',
  hidden: false,
};

const longestKey = 40;

export function useQuestionDraft(place: string, question: QuestionSource | null) {
  const source = question ? draftOf(question) : nothing;
  const name = question ? String(question.id) : `new.${place}`;
  const form = useFormDraft(`question.${name}`, source);
  const { draft } = form;
  // Until it is written by hand, the word follows the question.
  const key = question ? draft.key : draft.key || keyOf(draft.label);
  const options = withTheirs(draft.options, form.saved.options, form.base.options);
  return { ...form, draft: { ...draft, key, options } };
}

const keyOf = (label: string) =>
  transliterate(label)
    .replaceAll('-', '_')
    .replace(/^\d+_?/, '')
    .slice(0, longestKey);

/** Choices that somebody else has added since the form was opened stay among mine. */
function withTheirs(
  mine: OptionDraft[],
  theirs: OptionDraft[],
  base: OptionDraft[],
): OptionDraft[] {
  const known = new Set([...mine, ...base].map(({ value }) => value));
  return [...mine, ...theirs.filter(({ value }) => !known.has(value))];
}

function draftOf(question: QuestionSource): QuestionDraft {
  const { label, key, type, min, max, required, filterable, shown_on_card, step } = question;
  return {
    label,
    key,
    type,
    min,
    max,
    required,
    filterable,
    shown_on_card,
    step,
    hint: question.hint ?? '',
    unit: question.unit.join(', '),
    options: question.options.map(({ value, label: text, hidden = false }) => ({
      value,
      label: text,
      hidden,
    })),
    hidden: question.hidden ?? false,
  };
}

export function writingOf({ hint, unit, ...draft }: QuestionDraft): QuestionWriting {
  return { ...draft, hint: hint.trim() || null, unit: wordsIn(unit) };
}

const wordsIn = (unit: string) =>
  unit
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** As the product would have it, whatever is still missing. */
export function definitionOf({ hint, unit, ...draft }: QuestionDraft): AttributeDefinition {
  const words = wordsIn(unit);
  return {
    ...draft,
    filterable: draft.filterable && canFilter(draft.type),
    key: draft.key || 'question',
    label: draft.label.trim() || 'Вопрос',
    step: draft.step.trim() || 'Шаг формы',
    hint: hint.trim() || null,
    unit: words.length === 2 ? words.slice(0, 1) : words,
    options: draft.options
      .map(({ value, label, hidden }, at) => ({ value: value ?? `new_${at}`, label, hidden }))
      .filter(({ label, hidden }) => isChoice(draft.type) && !hidden && label.trim() !== '')
      .map(({ value, label }) => ({ value, label: label.trim() })),
    hidden: undefined,
  };
}
