import type { Answer, AttributeDefinition, Answers } from './attributes.ts';
import { weekCells } from './week.ts';
import { countOf, formatNumber } from './russian.ts';

/** An answer in words, as the card shows it; empty when there is nothing to say. */
export function describeAnswer(definition: AttributeDefinition, answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'да' : 'нет';
  if (typeof answer === 'number') return withUnit(answer, definition.unit);
  if (Array.isArray(answer)) {
    if (definition.type === 'week') return '';
    return answer.map((value) => labelOf(definition, value)).join(', ');
  }
  if (typeof answer === 'object') return describeRange(answer, definition.unit);
  if (definition.type === 'date') return answer.split('-').toReversed().join('.');
  return definition.type === 'one' ? labelOf(definition, answer) : answer;
}

/** Choices that a tile has room for. */
const highlightedAtMost = 3;

/** A short line for a tile: «опыт от 5 лет» needs the label, «с проживанием» does not. */
export function highlightAnswer(definition: AttributeDefinition, answer: Answer): string | null {
  if (answer === false) return null;
  if (answer === true) return definition.label;
  if (Array.isArray(answer) && answer.length > highlightedAtMost) {
    const first = describeAnswer(definition, answer.slice(0, highlightedAtMost - 1));
    return first && `${first} и\u00a0ещё\u00a0${answer.length - highlightedAtMost + 1}`;
  }
  const text = describeAnswer(definition, answer);
  if (!text) return null;
  if (definition.key === 'experience') return answer === 0 ? 'Без опыта' : `Опыт\u00a0${text}`;
  return typeof answer === 'number' ? `${definition.label}: ${text}` : text;
}

/** Words of the search index: `key:value` for every chosen option, and for «yes» and «no». */
export function searchTerms(definitions: AttributeDefinition[], answers: Answers): string[] {
  return definitions.flatMap(({ key, type }) => {
    const answer = answers[key];
    if (typeof answer === 'boolean') return [`${key}:${answer ? 'yes' : 'no'}`];
    if (Array.isArray(answer)) return answer.map((value) => `${key}:${value}`);
    return type === 'one' && typeof answer === 'string' ? [`${key}:${answer}`] : [];
  });
}

/** The weekly grid among the answers, in the order of the week; null when none was given. */
export function weekOf(definitions: AttributeDefinition[], answers: Answers): string[] | null {
  const grid = definitions.find(({ type }) => type === 'week');
  const answer = grid && answers[grid.key];
  return Array.isArray(answer) ? weekCells.filter((cell) => answer.includes(cell)) : null;
}

function labelOf(definition: AttributeDefinition, value: string): string {
  return definition.options.find((option) => option.value === value)?.label ?? value;
}

function withUnit(value: number, unit: string[]): string {
  const [one, few, many] = unit;
  if (one && few && many) return countOf(value, [one, few, many]);
  return one ? `${formatNumber(value)}\u00a0${one}` : formatNumber(value);
}

function describeRange(
  { from, to }: { from: number | null; to: number | null },
  unit: string[],
): string {
  if (from !== null && from === to) return withUnit(to, unit);
  if (from !== null && to !== null) return `${from}–${withUnit(to, unit)}`;
  if (from !== null) return `от ${withUnit(from, unit)}`;
  return to === null ? '' : `до ${withUnit(to, unit)}`;
}
