import type { Draft } from '#contract/drafts.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { FieldErrors } from '../draft/check.ts';
import { partOf, textOf, type PartName } from '../draft/draft-parts.ts';

/** What went wrong with a save, and whether trying again by itself may help. */
interface Failure {
  kind: 'fields' | 'stale' | 'temporary' | 'final';
  reason: string;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'temporary', reason: 'что-то сломалось' };
  const { status, code, errors, detail } = error.problem;
  if (status === 409 && code === 'stale_version') return { kind: 'stale', reason: detail };
  if (status === 422 && errors) return { kind: 'fields', reason: 'проверьте отмеченные поля' };
  if (status === 401) return { kind: 'final', reason: 'нужно войти ещё раз' };
  if (status === 404) return { kind: 'final', reason: 'карточка удалена на другом устройстве' };
  if (status === 0) return { kind: 'temporary', reason: 'нет связи' };
  if (status === 429 || status >= 500) return { kind: 'temporary', reason: 'сервер не отвечает' };
  return { kind: 'final', reason: detail };
}

/** Values that the server did not take: they stay in the form and are not sent again as they are. */
export interface Refused {
  part: PartName;
  value: string;
  path: string;
  text: string;
}

export function refusedBy(error: unknown, draft: Draft): Refused[] {
  const errors = (error instanceof ApiError && error.problem.errors) || {};
  return Object.entries(errors).map(([name, [text = 'Проверьте это поле']]) => {
    const path = name.replace(/^draft\./, '');
    const part = partOf(path);
    return { part, path, text, value: textOf(draft, part) };
  });
}

export function fieldErrors(refused: readonly Refused[]): FieldErrors {
  return Object.fromEntries(refused.map(({ path, text }) => [path, text]));
}
