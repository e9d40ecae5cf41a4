import { cardPath, type CardTile } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { payText } from '#contract/pay.ts';
import { countOf, pluralForm, type NumeralForms } from '#contract/russian.ts';
import type { Note } from '#server/notifications/notify.actions.ts';
import type { Mail } from '#server/platform/deliveries.ts';
import type { StoredSearch } from './access.ts';
import { pathOf } from './rules.ts';

interface News {
  kind: CardKind;
  /** As the person calls the search. */
  name: string;
  count: number;
  /** The first of them. */
  cards: CardTile[];
  path: string;
  stopPath: string;
}

const cardForms: Record<CardKind, NumeralForms> = {
  resume: ['новая анкета', 'новые анкеты', 'новых анкет'],
  vacancy: ['новая вакансия', 'новые вакансии', 'новых вакансий'],
};
const cameForms: NumeralForms = ['появилась', 'появились', 'появилось'];

/** Nobody is named: only what everybody may read stands in it. */
export function newsLetter({ kind, name, count, cards, path, stopPath }: News): Mail {
  const found = countOf(count, cardForms[kind]);
  const more = count - cards.length;
  return {
    subject: `${found[0]?.toUpperCase() ?? ''}${found.slice(1)}: ${name}`,
    lines: [`По вашему поиску «${name}» ${pluralForm(count, cameForms)} ${found}.`],
    items: cards.map((card) => ({
      label: card.title,
      text: factsOf(card),
      path: cardPath(card),
    })),
    action: { label: more > 0 ? `Открыть все: ${count}` : 'Открыть поиск', path },
    switchOff: { label: 'Не присылать письма об этом поиске', path: stopPath },
  };
}

/** On the site; the letter is one of its own. */
export function foundNote({ user_id, kind, query, ...search }: StoredSearch, count: number): Note {
  const found = countOf(count, cardForms[kind]);
  return {
    user_id,
    kind: 'search_found',
    line: {
      text: `По вашему поиску «${search.name ?? search.words}» ${pluralForm(count, cameForms)} ${found}`,
      path: pathOf(kind, query),
    },
    push: 'По вашему поиску есть новое',
    mail: null,
    heldBackBy: null,
  };
}

function factsOf({ city, place, pay, highlights }: CardTile): string {
  const where = [city.name, place].filter(Boolean).join(', ');
  return [where, payText(pay), ...highlights].join(' · ');
}
