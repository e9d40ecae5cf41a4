import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';

/** Which form is meant; without a slug the one that creates a card of this category. */
export interface FormAddress {
  kind: CardKind;
  category: string;
  slug?: string | undefined;
}

/** The search state of a form: its step, and whether all of it is to be checked at once. */
export interface FormSearch {
  step?: number;
  check?: '1';
}

export function readFormSearch(search: Record<string, unknown>): FormSearch {
  const step = Number(search['step']);
  return {
    ...(Number.isInteger(step) && step > 0 && { step }),
    ...(search['check'] !== undefined && { check: '1' as const }),
  };
}

const areas: Record<CardKind, string> = { vacancy: '/vacancies', resume: '/resumes' };

export function createHref(kind: CardKind): string {
  return `${areas[kind]}/create`;
}

export function formHref(address: FormAddress, step?: number): string {
  const path = pathOf(address);
  return step === undefined ? path : `${path}?step=${step}`;
}

/** The form of a card; one begun and never sent is found by its category. */
export function ownFormHref({ kind, category, slug, state }: OwnCard): string {
  return formHref({ kind, category: category.slug, slug: state === 'draft' ? undefined : slug });
}

/** The place of a card in the account; the end of a slug stays when the rest of it changes. */
export function ownCardId({ slug }: Pick<OwnCard, 'slug'>): string {
  return `card-${slug.slice(-6)}`;
}

export function accountHref(card: Pick<OwnCard, 'slug'>): string {
  return `/account#${ownCardId(card)}`;
}

export function showHref(address: FormAddress): string {
  return `${pathOf(address)}/show`;
}

function pathOf({ kind, category, slug }: FormAddress): string {
  return slug ? `${areas[kind]}/update/${category}/${slug}` : `${areas[kind]}/create/${category}`;
}

/** The id of a field of the form, by the path that errors name it with. */
export function fieldId(path: string): string {
  return `field-${path}`;
}
