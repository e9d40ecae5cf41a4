import { toPlace } from '#server/places/rules.ts';
import { readCities } from '../content/cities.ts';
import { readCityPlaces } from '../content/city-places.ts';

export interface Locality {
  slug: string;
  /** «Москвы» */
  genitive: string;
  /** «в Москве» */
  prepositional: string;
  /** Share of the people. */
  weight: number;
  /** Usual pay of a nanny, roubles an hour: the measure of every other pay in the city. */
  hour: number;
  /** As cards name them: «м. Сокол», «Невский район», «район Сокол». */
  places: readonly string[];
}

/** Districts of cities that `db/content/` knows no places of. */
const districts = (names: string) => names.split(', ').map((name) => `${name} район`);

type Row = [slug: string, weight: number, hour: number, places?: string[]];

/** Forty large cities; people and pay are those of 2026, rounded. */
const rows: Row[] = [
  ['moskva', 42, 600],
  ['sankt-peterburg', 24, 480],
  ['novosibirsk', 8, 380],
  ['ekaterinburg', 8, 400],
  ['kazan', 7, 360],
  ['nizhniy-novgorod', 6, 340],
  [
    'chelyabinsk',
    4,
    310,
    districts('Калининский, Центральный, Курчатовский, Советский, Тракторозаводский'),
  ],
  ['krasnoyarsk', 4, 350, districts('Советский, Октябрьский, Свердловский, Центральный')],
  ['samara', 4, 330],
  ['ufa', 4, 320, districts('Октябрьский, Кировский, Советский, Орджоникидзевский, Дёмский')],
  [
    'rostov-na-donu',
    4,
    340,
    districts('Ворошиловский, Советский, Первомайский, Кировский, Октябрьский'),
  ],
  ['omsk', 3, 280, districts('Кировский, Советский, Центральный, Ленинский, Октябрьский')],
  ['krasnodar', 5, 370, districts('Прикубанский, Карасунский, Западный, Центральный')],
  ['voronezh', 3, 310, districts('Коминтерновский, Советский, Левобережный, Ленинский')],
  ['perm', 3, 320, districts('Свердловский, Индустриальный, Мотовилихинский, Дзержинский')],
  ['volgograd', 3, 280, districts('Дзержинский, Центральный, Ворошиловский, Красноармейский')],
  ['saratov', 2.5, 270, districts('Кировский, Ленинский, Октябрьский, Заводской')],
  ['tyumen', 3, 370, districts('Калининский, Ленинский, Центральный, Восточный')],
  ['tolyatti', 2, 290, districts('Автозаводский, Центральный, Комсомольский')],
  ['barnaul', 2, 280, districts('Железнодорожный, Индустриальный, Ленинский, Октябрьский')],
  ['izhevsk', 2, 280, districts('Индустриальный, Октябрьский, Первомайский, Устиновский')],
  ['khabarovsk', 2, 390, districts('Индустриальный, Центральный, Кировский, Краснофлотский')],
  ['ulyanovsk', 2, 270, districts('Засвияжский, Заволжский, Ленинский, Железнодорожный')],
  ['irkutsk', 2, 350, districts('Октябрьский, Свердловский, Правобережный, Ленинский')],
  ['vladivostok', 2, 420, districts('Ленинский, Первомайский, Первореченский, Советский')],
  ['yaroslavl', 2, 300, districts('Дзержинский, Заволжский, Кировский, Фрунзенский')],
  ['kemerovo', 1.5, 290, districts('Центральный, Ленинский, Заводский, Рудничный')],
  ['tomsk', 1.5, 310, districts('Октябрьский, Кировский, Ленинский, Советский')],
  ['naberezhnye-chelny', 1.5, 290],
  ['stavropol', 1.5, 290, districts('Промышленный, Ленинский, Октябрьский')],
  ['orenburg', 1.5, 270, districts('Дзержинский, Центральный, Промышленный, Ленинский')],
  ['ryazan', 1.5, 300, districts('Октябрьский, Московский, Железнодорожный, Советский')],
  ['balashikha', 2, 480],
  ['penza', 1.5, 270, districts('Октябрьский, Первомайский, Железнодорожный, Ленинский')],
  ['cheboksary', 1.5, 270, districts('Калининский, Ленинский, Московский')],
  ['lipetsk', 1.5, 280, districts('Октябрьский, Советский, Правобережный, Левобережный')],
  ['kaliningrad', 2, 360, districts('Ленинградский, Московский, Центральный')],
  ['tula', 1.5, 310, districts('Советский, Центральный, Зареченский, Пролетарский')],
  ['sochi', 2.5, 400, districts('Адлерский, Хостинский, Центральный, Лазаревский')],
  ['khimki', 1.5, 520],
];

const cities = new Map(readCities().map((city) => [city.slug, city]));
const known = Map.groupBy(readCityPlaces(), ({ city }) => city);

/** Where the demo people live: the largest cities most. */
export const localities: readonly Locality[] = rows.map(([slug, weight, hour, places = []]) => {
  const city = cities.get(slug);
  if (!city) throw new Error(`No such city: ${slug}`);
  const { genitive, prepositional } = city;
  const labels = known.get(slug)?.map((place) => toPlace(place).label) ?? places;
  return { slug, genitive, prepositional, weight, hour, places: labels };
});
