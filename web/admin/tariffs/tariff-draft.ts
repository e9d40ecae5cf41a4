import type { TariffSource, TariffWriting } from '#contract/tariff-editing.ts';
import { refuse } from '#web/lib/forms/submit.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';

/** As it is typed: an empty number is no zero. */
export interface TariffDraft {
  name: string;
  summary: string;
  roubles: number | null;
  count: number | null;
  unit: 'day' | 'month';
  cards: number | null;
  contacts: number | null;
  /** A line each. */
  included: string;
  isShown: boolean;
}

export const tariffFieldNames: Record<keyof TariffDraft, string> = {
  name: 'Название',
  summary: 'Для кого',
  roubles: 'Цена',
  count: 'Срок',
  unit: 'Единица срока',
  cards: 'Карточек',
  contacts: 'Контактов',
  included: 'Что входит в тариф',
  isShown: 'Показывать и продавать',
};

export const useTariffDraft = (tariff: TariffSource) =>
  useFormDraft(`tariff.${tariff.slug}`, draftOf(tariff));

function draftOf(tariff: TariffSource): TariffDraft {
  const { name, summary, price_kopecks, period, cards, contacts, included, is_shown } = tariff;
  return {
    name,
    summary,
    cards,
    contacts,
    roubles: price_kopecks / 100,
    count: period?.count ?? null,
    unit: period?.unit ?? 'month',
    included: included.join('\n'),
    isShown: is_shown,
  };
}

/** As the server takes it; what is empty is said before it is sent. */
export function writingOf(draft: TariffDraft, tariff: TariffSource): TariffWriting {
  const { name, summary, roubles, count, unit, cards, contacts, isShown } = draft;
  const errors: Record<string, string[]> = {};
  if (roubles === null) errors['price_kopecks'] = ['Введите цену'];
  if (tariff.period && count === null) errors['period'] = ['Введите срок'];
  if (cards === null) errors['cards'] = ['Введите число'];
  if (contacts === null) errors['contacts'] = ['Введите число'];
  refuse(errors);
  return {
    name,
    summary,
    cards: cards ?? 0,
    contacts: contacts ?? 0,
    price_kopecks: (roubles ?? 0) * 100,
    period: tariff.period && { count: count ?? 0, unit },
    included: draft.included
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    is_shown: isShown,
  };
}
