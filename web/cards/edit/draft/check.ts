import { answerSchemaOf } from '#contract/answer-checks.ts';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { speakRussian } from '#contract/check-words.ts';
import { draftSchema, type Draft } from '#contract/drafts.ts';
import { publishableSchema } from '#contract/publication.ts';
import { isFilled, type FormField, type FormStep } from './steps.ts';

speakRussian();

/** Text under a field, by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** What is filled in on a step must be right; what is empty may wait until publication. */
export function checkStep({ fields }: FormStep, draft: Draft): FieldErrors {
  return errorsOf(
    fields.filter((field) => isFilled(field, draft)).flatMap((field) => issuesOf(field, draft)),
  );
}

/** Everything that keeps the draft from being shown to people, in the order of the form. */
export function checkAll(
  definitions: AttributeDefinition[],
  steps: readonly FormStep[],
  draft: Draft,
): FieldErrors {
  const result = publishableSchema(definitions).safeParse(draft);
  if (result.success) return {};
  const order = steps.flatMap(({ fields }) => fields.map(({ part }) => part));
  const rank = ({ path }: Issue) =>
    order.findIndex((part) => `${path.join('.')}.`.startsWith(`${part}.`));
  return errorsOf(result.error.issues.toSorted((a, b) => rank(a) - rank(b)));
}

function issuesOf(field: FormField, draft: Draft): Issue[] {
  if (!('definition' in field)) return fixedIssues(field.part, draft);
  const { definition, part } = field;
  const result = answerSchemaOf(definition).safeParse(draft.answers[definition.key]);
  return (result.error?.issues ?? []).map(({ message }) => ({ path: part.split('.'), message }));
}

/** A draft takes these parts half-written; a step that is left behind should have them whole. */
const wholeParts = new Set(['pay', 'about', 'workplaces', 'questions', 'closes_on']);

function fixedIssues(part: string, draft: Draft): Issue[] {
  const schema = wholeParts.has(part) ? publishableSchema([]) : draftSchema;
  const issues = schema.safeParse({ ...draft, answers: {} }).error?.issues ?? [];
  return issues.filter(({ path }) => path[0] === part);
}

/** The first text for each field is enough to act upon. */
function errorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path.slice(0, path[0] === 'answers' ? 2 : undefined).join('.');
    errors[name] ??= message;
  }
  return errors;
}
