import { describeAnswer } from '#contract/answers.ts';
import type { Draft } from '#contract/drafts.ts';
import { payText } from '#contract/pay.ts';
import { countOf, formatDay } from '#contract/russian.ts';
import { weekInWords } from '#web/ui/week/week.ts';
import { partValue, type PartName } from '../draft/draft-parts.ts';
import type { FormStep } from '../draft/steps.ts';

const nothing = 'ничего';

/** A part of a draft as a person would read it aloud, for laying two versions side by side. */
export function wordsOfPart(steps: readonly FormStep[], draft: Draft, part: PartName): string {
  if (partValue(draft, part) === null) return nothing;
  switch (part) {
    case 'pay':
      return draft.pay?.unit ? payText({ ...draft.pay, unit: draft.pay.unit }) : 'без единицы';
    case 'closes_on':
      return draft.closes_on ? formatDay(draft.closes_on) : nothing;
    case 'photos':
      return countOf(draft.photos.length, ['снимок', 'снимка', 'снимков']);
    case 'questions':
      return draft.questions.join('\n');
    case 'workplaces':
      return draft.workplaces.map(wordsOfWorkplace).join('\n');
    default:
      return part.startsWith('answers.') ? wordsOfAnswer(steps, draft, part) : plain(draft, part);
  }
}

function plain(draft: Draft, part: PartName): string {
  const value = draft[part as keyof Draft];
  return typeof value === 'string' ? value : nothing;
}

function wordsOfWorkplace({ place, from, until, duties }: Draft['workplaces'][number]): string {
  const period = `${from ?? '…'} — ${until ?? 'сейчас'}`;
  return [place ?? 'Без названия', period, duties].filter(Boolean).join(', ');
}

function wordsOfAnswer(steps: readonly FormStep[], draft: Draft, part: PartName): string {
  const answer = draft.answers[part.slice('answers.'.length)] ?? null;
  const field = steps.flatMap(({ fields }) => fields).find((one) => one.part === part);
  if (answer === null || !field || !('definition' in field)) return nothing;
  if (field.definition.type !== 'week') return describeAnswer(field.definition, answer);
  return weekInWords(Array.isArray(answer) ? answer : []);
}
