import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import {
  carer,
  driver,
  governess,
  housekeeper,
  nanny,
  nurse,
  speechTherapist,
  tutor,
} from '../content/categories.ts';

/** A card that there is whatever else changes. */
interface KnownCard {
  category: string;
  kind: CardKind;
  city: string;
  /** As it names it; anywhere when left out. */
  place?: string;
  /** How its title begins. */
  title?: string;
  /** Values that it answers questions by. */
  says?: Record<string, string>;
}

type Category = { slug: string };

const at = (
  { slug }: Category,
  city: string,
  places: readonly string[],
  kind: CardKind = 'resume',
): KnownCard[] => places.map((place) => ({ category: slug, kind, city, place }));

const some = (
  count: number,
  { slug }: Category,
  kind: CardKind,
  city: string,
  says: Record<string, string> = {},
): KnownCard[] => Array.from({ length: count }, () => ({ category: slug, kind, city, says }));

/**
 * Where there is somebody whatever else changes: by these stations and districts the search is tried,
 * and shown to people.
 */
const stations: readonly KnownCard[] = [
  ...at(nanny, 'moskva', [
    'м. Сокол',
    'м. Филатов Луг',
    'м. Парк Победы',
    'м. Марксистская',
    'м. Пражская',
    'район Сокольники',
    'район Орехово-Борисово Южное',
  ]),
  ...at(nanny, 'sankt-peterburg', [
    'м. Ладожская',
    'м. Купчино',
    'м. Обухово',
    'Кронштадтский район',
  ]),
  ...at(nanny, 'kazan', ['м. Горки']),
  ...at(carer, 'moskva', [
    'район Марьино',
    'м. Юго-Западная',
    'м. Таганская',
    'м. Новые Черёмушки',
  ]),
  ...at(carer, 'moskva', ['м. Лубянка'], 'vacancy'),
  ...at(carer, 'sankt-peterburg', ['м. Озерки', 'Приморский район']),
  ...at(housekeeper, 'moskva', ['м. Шелепиха', 'район Кунцево']),
  ...at(housekeeper, 'sankt-peterburg', ['м. Улица Дыбенко']),
  ...at(tutor, 'moskva', ['район Митино', 'район Крылатское']),
  ...at(nurse, 'moskva', ['м. Сходненская']),
  ...at(nurse, 'sankt-peterburg', ['м. Сенная площадь', 'м. Новочеркасская']),
  ...at(speechTherapist, 'sankt-peterburg', ['Василеостровский район']),
  ...at(nanny, 'novosibirsk', ['м. Студенческая'], 'vacancy'),
];

/** Work that is rare, and looked for by name. */
const rarities: readonly KnownCard[] = [
  ...some(3, carer, 'vacancy', 'moskva', { employment: 'weekends' }),
  ...some(2, carer, 'vacancy', 'sankt-peterburg', { employment: 'weekends' }),
  ...some(5, housekeeper, 'vacancy', 'moskva', { live_in: 'living_in' }),
  ...some(3, carer, 'vacancy', 'moskva', { live_in: 'living_in', shift_rhythm: 'two_weeks' }),
  ...some(5, nanny, 'vacancy', 'novosibirsk', { child_ages: 'toddler' }),
  ...some(5, driver, 'vacancy', 'kazan'),
  ...some(2, nanny, 'vacancy', 'moskva', { live_in: 'living_in', experience_wanted: 'any' }),
  ...some(3, tutor, 'resume', 'moskva', { subjects: 'chemistry', exams: 'ege' }),
  ...some(2, tutor, 'resume', 'sankt-peterburg', { subjects: 'chemistry', exams: 'ege' }),
  ...some(2, tutor, 'resume', 'kazan', { subjects: 'chemistry', exams: 'ege' }),
];

/** Few of them are men. */
const governors = ['moskva', 'moskva', 'sankt-peterburg', 'kazan', 'ekaterinburg'].map((city) => ({
  category: governess.slug,
  kind: 'resume' as const,
  city,
  title: 'Гувернёр',
}));

export const knownCards: readonly KnownCard[] = [...stations, ...rarities, ...governors];

/** The card is the one that is known. */
export const isKnown =
  ({ place, title = '', says = {} }: KnownCard) =>
  (draft: Draft): boolean =>
    (place === undefined || draft.place === place) &&
    (draft.title ?? '').startsWith(title) &&
    Object.entries(says).every(([key, value]) => {
      const answer = draft.answers[key];
      return Array.isArray(answer) ? answer.includes(value) : answer === value;
    });
