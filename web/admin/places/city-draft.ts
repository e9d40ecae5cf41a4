import type { CitySource, CityWriting } from '#contract/place-editing.ts';
import { transliterate } from '#contract/transliteration.ts';
import { refuse } from '#web/lib/forms/submit.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';

export interface CityDraft extends Omit<CityWriting, 'lat' | 'lon'> {
  /** As they are typed: 55.7558. */
  lat: string;
  lon: string;
}

export const fieldNames: Record<keyof CityDraft, string> = {
  name: 'Название',
  slug: 'Адрес',
  region: 'Регион',
  genitive: 'Чего: карта…',
  prepositional: 'Где: няни…',
  time_zone: 'Часовой пояс',
  lat: 'Широта',
  lon: 'Долгота',
  population: 'Жителей',
  shown_first: 'Среди первых',
  hidden: 'Спрятать',
};

const nothing: CityDraft = {
  name: '',
  slug: '',
  region: '',
  genitive: '',
  prepositional: '',
  time_zone: 'Europe/Moscow',
  lat: '',
  lon: '',
  population: 0,
  shown_first: false,
  hidden: false,
};

export function useCityDraft(city: CitySource | null) {
  const form = useFormDraft(`city.${city?.id ?? 'new'}`, city ? draftOf(city) : nothing);
  // Until it is written by hand, the address follows the name.
  const slug = city ? form.draft.slug : form.draft.slug || transliterate(form.draft.name);
  return { ...form, draft: { ...form.draft, slug } };
}

function draftOf(city: CitySource): CityDraft {
  const { name, slug, region, genitive, prepositional, time_zone } = city;
  const { lat, lon, population, shown_first, hidden } = city;
  const texts = { name, slug, region, genitive, prepositional, time_zone };
  return { ...texts, lat: String(lat), lon: String(lon), population, shown_first, hidden };
}

/** Throws a refusal at the field that is no number. */
export function writingOf({ lat, lon, ...draft }: CityDraft): CityWriting {
  const point = { lat: degreesOf(lat), lon: degreesOf(lon) };
  const wrong = Object.entries(point).filter(([, degrees]) => degrees === null);
  refuse(Object.fromEntries(wrong.map(([name]) => [name, ['Введите число: 55.7558']])));
  return { ...draft, lat: point.lat ?? 0, lon: point.lon ?? 0 };
}

function degreesOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
