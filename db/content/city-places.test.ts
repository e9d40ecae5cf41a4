import { describe, expect, it } from 'vitest';
import { isOnFoot, readLines, readStationLinks } from './station-links.ts';
import { readCities } from './cities.ts';
import { type CityPlaceRow, readCityPlaces } from './city-places.ts';

const places = readCityPlaces();
const of = (city: string, kind: CityPlaceRow['kind']) =>
  places.filter((place) => place.city === city && place.kind === kind);
const found = (city: string, kind: CityPlaceRow['kind'], name: string) =>
  of(city, kind).find((place) => place.name === name);

describe('stations and districts', () => {
  it.each([
    ['moskva', 'metro', 240],
    ['sankt-peterburg', 'metro', 73],
    ['novosibirsk', 'metro', 14],
    ['nizhniy-novgorod', 'metro', 15],
    ['samara', 'metro', 10],
    ['ekaterinburg', 'metro', 9],
    ['kazan', 'metro', 11],
    ['moskva', 'district', 132],
    ['sankt-peterburg', 'district', 18],
  ] as const)('are all there: %s, %s', (city, kind, count) => {
    expect(of(city, kind)).toHaveLength(count);
  });

  it('belong to cities that there are', () => {
    const cities = new Set(readCities().map(({ slug }) => slug));
    expect(places.filter(({ city }) => !cities.has(city))).toEqual([]);
  });

  it('stand once each, however ё is written', () => {
    const keys = places.map(({ city, kind, name }) =>
      [city, kind, name.toLowerCase().replaceAll('ё', 'е')].join(' '),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('stand in the order of the alphabet', () => {
    const keys = places.map(({ name }) => name.toLowerCase().replaceAll('ё', 'е'));
    const isNewList = (at: number) =>
      places[at]?.city !== places[at - 1]?.city || places[at]?.kind !== places[at - 1]?.kind;
    expect(keys.filter((key, at) => !isNewList(at) && key < (keys[at - 1] ?? ''))).toEqual([]);
  });

  it('are written in Russian letters, with one blank between words', () => {
    const word = String.raw`(?:[А-ЯЁа-яё]+|\d{4})`;
    const good = new RegExp(String.raw`^[А-ЯЁ]${word}?(?:[ -]${word})*$`);
    expect(places.filter(({ name }) => !good.test(name))).toEqual([]);
    const line = new RegExp(String.raw`^[А-ЯЁ]${word}(?:[ -]${word})*$`);
    const odd = places.filter((place) => place.line?.split(', ').some((one) => !line.test(one)));
    expect(odd).toEqual([]);
  });

  it('tell the line of each station where there are several', () => {
    const cities = ['moskva', 'sankt-peterburg', 'novosibirsk', 'nizhniy-novgorod'];
    const lined = places.filter(({ line }) => line !== null);
    expect(new Set(lined.map(({ city }) => city))).toEqual(new Set(cities));
    expect(cities.flatMap((city) => of(city, 'metro'))).toHaveLength(lined.length);
  });

  it.each([
    ['moskva', 15],
    ['sankt-peterburg', 6],
    ['novosibirsk', 2],
    ['nizhniy-novgorod', 2],
  ])('have the lines of %s, each with more than one station', (city, count) => {
    const lines = of(city, 'metro').flatMap(({ line }) => line?.split(', ') ?? []);
    const names = [...new Set(lines)];
    expect(names).toHaveLength(count);
    const isLone = (name: string) => lines.indexOf(name) === lines.lastIndexOf(name);
    expect(names.filter(isLone)).toEqual([]);
  });

  it.each([
    ['moskva', 'Сокол', 'Замоскворецкая'],
    ['moskva', 'Щёлковская', 'Арбатско-Покровская'],
    ['moskva', 'Киевская', 'Арбатско-Покровская, Филёвская, Кольцевая'],
    ['moskva', 'Марьина Роща', 'Люблинско-Дмитровская, Большая кольцевая'],
    ['moskva', 'Новаторская', 'Большая кольцевая, Троицкая'],
    ['moskva', 'ЗИЛ', 'Троицкая'],
    ['moskva', 'Улица 1905 года', 'Таганско-Краснопресненская'],
    ['sankt-peterburg', 'Горный институт', 'Лахтинско-Правобережная'],
    ['sankt-peterburg', 'Технологический институт', 'Кировско-Выборгская, Московско-Петроградская'],
    ['novosibirsk', 'Спортивная', 'Ленинская'],
    ['nizhniy-novgorod', 'Московская', 'Автозаводская, Сормовская'],
    ['samara', 'Алабинская', null],
    ['ekaterinburg', 'Площадь 1905 года', null],
    ['kazan', 'Кремлёвская', null],
  ])('know in %s the station %s', (city, name, line) => {
    expect(found(city, 'metro', name)).toMatchObject({ line });
  });

  it('stand on the lines that they tell, and on no other', () => {
    const told = places.flatMap(({ city, kind, name, line }) =>
      kind === 'metro' ? (line?.split(', ') ?? ['']).map((one) => `${city} ${one} ${name}`) : [],
    );
    const ridden = readLines()
      .filter((row) => !isOnFoot(row))
      .flatMap(({ city, line, stations }) =>
        stations.map((name) => `${city} ${line ?? ''} ${name}`),
      );
    expect([...new Set(ridden)].toSorted()).toEqual(told.toSorted());
  });

  it('are the ends of every link', () => {
    const names = new Set(places.map(({ city, kind, name }) => `${city} ${kind} ${name}`));
    const lost = readStationLinks().filter(({ city, one, other }) =>
      [one, other].some((name) => !names.has(`${city} metro ${name}`)),
    );
    expect(lost).toEqual([]);
  });

  it('leave out what is no metro, or goes by another name now', () => {
    const others = ['Лужники', 'Балтийская', 'Площадь Гагарина', 'Телецентр', 'Выставочная'];
    expect(others.filter((name) => found('moskva', 'metro', name))).toEqual([]);
  });

  it.each([
    ['moskva', 'Арбат'],
    ['moskva', 'Бирюлёво Восточное'],
    ['moskva', 'Хорошёво-Мнёвники'],
    ['moskva', 'Старое Крюково'],
    ['moskva', 'Троицк'],
    ['sankt-peterburg', 'Петродворцовый'],
  ])('know in %s the district %s', (city, name) => {
    expect(found(city, 'district', name)).toMatchObject({ line: null });
  });
});
