import { describeAnswer } from '#contract/answers.ts';
import type { Answer, AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { Review } from '#contract/queued-reviews.ts';
import { payText } from '#contract/pay.ts';
import { periodText } from '#contract/workplaces.ts';

/** What the words of a card need beside its text. */
export interface Form {
  kind: CardKind;
  definitions: AttributeDefinition[];
  /** Names of cities by their slugs. */
  cities: ReadonlyMap<string, string>;
  now: Date;
}

type Field = Omit<Review['fields'][number], 'before'>;

/**
 * Every filled-in field in words, and what it said before, where that was something else; fields
 * that were emptied stand at the end, with no text.
 */
export function fieldsOf(text: Draft, before: Draft | null, form: Form): Review['fields'] {
  const fields = fieldsIn(text, form);
  if (!before) return fields.map((field) => ({ ...field, before: null }));
  const old = fieldsIn(before, form);
  const said = new Map(old.map((field) => [field.path, field.text]));
  const says = new Set(fields.map(({ path }) => path));
  return [
    ...fields.map((field) => {
      const was = said.get(field.path) ?? '';
      return { ...field, before: was === field.text ? null : was };
    }),
    ...old.flatMap((field) =>
      says.has(field.path) ? [] : [{ ...field, text: '', before: field.text }],
    ),
  ];
}

/** The address is left out: nobody else is ever shown it. */
function fieldsIn(draft: Draft, form: Form): Field[] {
  const { title, about, city, place, pay, questions, closes_on } = draft;
  const fields = [
    { path: 'title', label: 'Заголовок', text: title },
    { path: 'about', label: aboutLabels[form.kind], text: about },
    { path: 'city', label: 'Город', text: city && (form.cities.get(city) ?? city) },
    { path: 'place', label: 'Район или метро', text: place },
    { path: 'pay', label: 'Оплата', text: pay?.unit ? payText({ ...pay, unit: pay.unit }) : '' },
    ...answersIn(draft, form.definitions),
    ...workplacesIn(draft, form.now),
    ...questions.map((text, at) => ({ path: `questions.${at}`, label: `Вопрос ${at + 1}`, text })),
    { path: 'closes_on', label: 'Последний день', text: closes_on && dayOf(closes_on) },
  ];
  return fields.flatMap(({ text, ...field }) => (text ? [{ ...field, text }] : []));
}

const aboutLabels: Record<CardKind, string> = { vacancy: 'О семье и работе', resume: 'О себе' };
const dayOf = (day: string) => day.split('-').toReversed().join('.');

function answersIn({ answers }: Draft, definitions: AttributeDefinition[]): Field[] {
  return definitions.flatMap((definition) => {
    const { key, label, type } = definition;
    const answer = answers[key];
    if (answer === undefined) return [];
    const text = type === 'week' ? weekText(answer) : describeAnswer(definition, answer);
    return [{ path: `answers.${key}`, label, text }];
  });
}

const days = { mon: 'пн', tue: 'вт', wed: 'ср', thu: 'чт', fri: 'пт', sat: 'сб', sun: 'вс' };
const parts = { morning: 'утро', day: 'день', evening: 'вечер', night: 'ночь' };

/** «пн: утро, день; ср: вечер» */
function weekText(cells: Answer): string {
  if (!Array.isArray(cells)) return '';
  const lines = Object.entries(days).map(([day, name]) => {
    const chosen = Object.entries(parts).filter(([part]) => cells.includes(`${day}_${part}`));
    return chosen.length > 0 ? `${name}: ${chosen.map(([, words]) => words).join(', ')}` : '';
  });
  return lines.filter(Boolean).join('; ');
}

function workplacesIn({ workplaces }: Draft, now: Date): Field[] {
  return workplaces.flatMap(({ place, from, until, duties, can_refer }, at) => {
    const field = (part: string, words: string, text: string | null) => ({
      path: `workplaces.${at}.${part}`,
      label: `Место работы ${at + 1}: ${words}`,
      text: text ?? '',
    });
    return [
      field('place', 'где', place),
      field('from', 'когда', from && periodText(from, until, now)),
      field('duties', 'что делали', duties),
      field('can_refer', 'рекомендация', can_refer ? 'готовы дать' : ''),
    ];
  });
}
