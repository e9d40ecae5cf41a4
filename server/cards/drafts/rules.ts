import type { Answer, AttributeDefinition } from '#contract/attributes.ts';
import { answerSchemaOf } from '#contract/answer-checks.ts';
import type { CardKind } from '#contract/categories.ts';
import { type Draft, type DraftChange, partsOfKind } from '#contract/drafts.ts';
import { textField } from '#contract/fields.ts';
import { chosenTooLate } from '#contract/offered.ts';
import { invalid } from '#server/platform/errors.ts';

type DraftAnswers = NonNullable<DraftChange['answers']>;

/**
 * The draft with the change in it. What is half-typed is kept; what no form can send is refused
 * with 422. An answer whose question is gone stays as it is; a hidden question, or choice, is only
 * for who has answered so before, in the draft or in what people see.
 */
export function changeDraft(
  kind: CardKind,
  draft: Draft,
  change: DraftChange,
  definitions: AttributeDefinition[],
  content: Draft | null = null,
): Draft {
  const { answers = {}, ...parts } = change;
  refuseForeignParts(kind, parts);
  const filled = Object.entries(parts).map(([name, value]) => [name, emptyToNull(value)]);
  return {
    ...draft,
    ...(Object.fromEntries(filled) as Partial<Draft>),
    answers: mergeAnswers(draft.answers, answers, definitions, content?.answers ?? {}),
  };
}

interface CopyFor {
  definitions: AttributeDefinition[];
  /** Pictures that are still there. */
  photos: readonly string[];
  today: string;
}

/** What of one card another one can begin with: a day that is over and other questions cannot. */
export function copyOf(draft: Draft, { definitions, photos, today }: CopyFor): Draft {
  const known = new Set(definitions.map(({ key }) => key));
  return {
    ...draft,
    answers: Object.fromEntries(Object.entries(draft.answers).filter(([key]) => known.has(key))),
    photos: draft.photos.filter((id) => photos.includes(id)),
    closes_on: draft.closes_on !== null && draft.closes_on > today ? draft.closes_on : null,
  };
}

/** A resume has no address, a vacancy no places of work. */
function refuseForeignParts(kind: CardKind, parts: object): void {
  const foreign = partsOfKind[kind === 'resume' ? 'vacancy' : 'resume'];
  const sent = foreign.filter((part) => part in parts);
  if (sent.length === 0) return;
  throw invalid(Object.fromEntries(sent.map((part) => [`draft.${part}`, ['Лишнее поле']])));
}

function mergeAnswers(
  stored: Draft['answers'],
  changed: DraftAnswers,
  definitions: AttributeDefinition[],
  shown: Draft['answers'],
): Draft['answers'] {
  const questions = new Map(definitions.map((definition) => [definition.key, definition]));
  const merged = new Map(Object.entries(stored));
  const errors: Record<string, string[]> = {};
  for (const [key, answer] of Object.entries(changed)) {
    const definition = questions.get(key);
    const before = stored[key] ?? shown[key];
    if (!definition || (definition.hidden && before === undefined && answer !== null)) {
      if (!merged.has(key))
        errors[`draft.answers.${key}`] = ['Такого вопроса нет. Обновите страницу'];
      continue;
    }
    const checked = checkAnswer(definition, answer, before);
    if ('error' in checked) errors[`draft.answers.${key}`] = [checked.error];
    else if (checked.answer === null) merged.delete(key);
    else merged.set(key, checked.answer);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return Object.fromEntries(merged);
}

const tooLate = 'Этот вариант больше не предлагают. Выберите другой или обновите страницу';

/** Too short, too big or contradictory is said at publication; a draft may still be all that. */
const savable = new Set(['too_small', 'too_big', 'custom']);

function checkAnswer(
  definition: AttributeDefinition,
  answer: Answer | null,
  before: Answer | undefined,
): { answer: Answer | null } | { error: string } {
  if (isEmpty(answer)) return { answer: null };
  if (chosenTooLate(definition, answer, before).length > 0) return { error: tooLate };
  const schema = definition.type === 'text' ? anyText : answerSchemaOf(definition);
  const result = schema.safeParse(answer);
  if (result.success) return { answer: isEmpty(result.data) ? null : result.data };
  const wrong = result.error.issues.find((issue) => !isSavable(definition, issue.code));
  return wrong ? { error: wrong.message } : { answer };
}

const anyText = textField(2000);

function isSavable(definition: AttributeDefinition, code: string): boolean {
  return definition.type !== 'text' && savable.has(code);
}

function isEmpty(answer: Answer | null): boolean {
  if (answer === null || answer === '') return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return typeof answer === 'object' && answer.from === null && answer.to === null;
}

function emptyToNull<T>(value: T): T | null {
  return value === '' ? null : value;
}
