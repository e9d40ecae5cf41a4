import { describe, expect, it } from 'vitest';
import { readCities } from './cities.ts';

const cities = readCities();

/**
 * Names in -ово, -ево, -ино stay as they are: the literary norm inflects them («в Кемерове»), but
 * the towns' own papers and offices do not, and the site speaks as its readers do: «в Кемерово»,
 * «жители Кемерово». Орехово-Зуево is the one exception: there «в Орехово-Зуеве» is in use.
 */
const forms: [name: string, genitive: string, prepositional: string][] = [
  ['Александров', 'Александрова', 'в Александрове'],
  ['Анжеро-Судженск', 'Анжеро-Судженска', 'в Анжеро-Судженске'],
  ['Артём', 'Артёма', 'в Артёме'],
  ['Астрахань', 'Астрахани', 'в Астрахани'],
  ['Белебей', 'Белебея', 'в Белебее'],
  ['Березники', 'Березников', 'в Березниках'],
  ['Берёзовский', 'Берёзовского', 'в Берёзовском'],
  ['Бор', 'Бора', 'в Бору'],
  ['Великие Луки', 'Великих Лук', 'в Великих Луках'],
  ['Великий Новгород', 'Великого Новгорода', 'в Великом Новгороде'],
  ['Верхняя Пышма', 'Верхней Пышмы', 'в Верхней Пышме'],
  ['Видное', 'Видного', 'в Видном'],
  ['Владивосток', 'Владивостока', 'во Владивостоке'],
  ['Владикавказ', 'Владикавказа', 'во Владикавказе'],
  ['Владимир', 'Владимира', 'во Владимире'],
  ['Волжский', 'Волжского', 'в Волжском'],
  ['Вологда', 'Вологды', 'в Вологде'],
  ['Всеволожск', 'Всеволожска', 'во Всеволожске'],
  ['Вязьма', 'Вязьмы', 'в Вязьме'],
  ['Горно-Алтайск', 'Горно-Алтайска', 'в Горно-Алтайске'],
  ['Грозный', 'Грозного', 'в Грозном'],
  ['Гусь-Хрустальный', 'Гусь-Хрустального', 'в Гусь-Хрустальном'],
  ['Дзержинск', 'Дзержинска', 'в Дзержинске'],
  ['Дзержинский', 'Дзержинского', 'в Дзержинском'],
  ['Долгопрудный', 'Долгопрудного', 'в Долгопрудном'],
  ['Донской', 'Донского', 'в Донском'],
  ['Дубна', 'Дубны', 'в Дубне'],
  ['Евпатория', 'Евпатории', 'в Евпатории'],
  ['Елец', 'Ельца', 'в Ельце'],
  ['Ессентуки', 'Ессентуков', 'в Ессентуках'],
  ['Железногорск', 'Железногорска', 'в Железногорске'],
  ['Жуковский', 'Жуковского', 'в Жуковском'],
  ['Заречный', 'Заречного', 'в Заречном'],
  ['Ишимбай', 'Ишимбая', 'в Ишимбае'],
  ['Йошкар-Ола', 'Йошкар-Олы', 'в Йошкар-Оле'],
  ['Казань', 'Казани', 'в Казани'],
  ['Каменск-Уральский', 'Каменска-Уральского', 'в Каменске-Уральском'],
  ['Каменск-Шахтинский', 'Каменска-Шахтинского', 'в Каменске-Шахтинском'],
  ['Кемерово', 'Кемерово', 'в Кемерово'],
  ['Керчь', 'Керчи', 'в Керчи'],
  ['Кириши', 'Киришей', 'в Киришах'],
  ['Кирово-Чепецк', 'Кирово-Чепецка', 'в Кирово-Чепецке'],
  ['Клин', 'Клина', 'в Клину'],
  ['Клинцы', 'Клинцов', 'в Клинцах'],
  ['Комсомольск-на-Амуре', 'Комсомольска-на-Амуре', 'в Комсомольске-на-Амуре'],
  ['Королёв', 'Королёва', 'в Королёве'],
  ['Котельники', 'Котельников', 'в Котельниках'],
  ['Кумертау', 'Кумертау', 'в Кумертау'],
  ['Ленинск-Кузнецкий', 'Ленинска-Кузнецкого', 'в Ленинске-Кузнецком'],
  ['Лиски', 'Лисок', 'в Лисках'],
  ['Лобня', 'Лобни', 'в Лобне'],
  ['Люберцы', 'Люберец', 'в Люберцах'],
  ['Минеральные Воды', 'Минеральных Вод', 'в Минеральных Водах'],
  ['Москва', 'Москвы', 'в Москве'],
  ['Мытищи', 'Мытищ', 'в Мытищах'],
  ['Набережные Челны', 'Набережных Челнов', 'в Набережных Челнах'],
  ['Нерюнгри', 'Нерюнгри', 'в Нерюнгри'],
  ['Нижний Новгород', 'Нижнего Новгорода', 'в Нижнем Новгороде'],
  ['Нижний Тагил', 'Нижнего Тагила', 'в Нижнем Тагиле'],
  ['Новый Уренгой', 'Нового Уренгоя', 'в Новом Уренгое'],
  ['Нягань', 'Нягани', 'в Нягани'],
  ['Озёрск', 'Озёрска', 'в Озёрске'],
  ['Октябрьский', 'Октябрьского', 'в Октябрьском'],
  ['Орехово-Зуево', 'Орехово-Зуева', 'в Орехово-Зуеве'],
  ['Орёл', 'Орла', 'в Орле'],
  ['Павловский Посад', 'Павловского Посада', 'в Павловском Посаде'],
  ['Пермь', 'Перми', 'в Перми'],
  ['Петропавловск-Камчатский', 'Петропавловска-Камчатского', 'в Петропавловске-Камчатском'],
  ['Полевской', 'Полевского', 'в Полевском'],
  ['Прохладный', 'Прохладного', 'в Прохладном'],
  ['Псков', 'Пскова', 'в Пскове'],
  ['Раменское', 'Раменского', 'в Раменском'],
  ['Ржев', 'Ржева', 'во Ржеве'],
  ['Россошь', 'Россоши', 'в Россоши'],
  ['Ростов-на-Дону', 'Ростова-на-Дону', 'в Ростове-на-Дону'],
  ['Рубцовск', 'Рубцовска', 'в Рубцовске'],
  ['Рязань', 'Рязани', 'в Рязани'],
  ['Санкт-Петербург', 'Санкт-Петербурга', 'в Санкт-Петербурге'],
  ['Сергиев Посад', 'Сергиева Посада', 'в Сергиевом Посаде'],
  ['Симферополь', 'Симферополя', 'в Симферополе'],
  ['Славянск-на-Кубани', 'Славянска-на-Кубани', 'в Славянске-на-Кубани'],
  ['Сосновый Бор', 'Соснового Бора', 'в Сосновом Бору'],
  ['Сочи', 'Сочи', 'в Сочи'],
  ['Старый Оскол', 'Старого Оскола', 'в Старом Осколе'],
  ['Сызрань', 'Сызрани', 'в Сызрани'],
  ['Тверь', 'Твери', 'в Твери'],
  ['Тольятти', 'Тольятти', 'в Тольятти'],
  ['Туапсе', 'Туапсе', 'в Туапсе'],
  ['Туймазы', 'Туймазов', 'в Туймазах'],
  ['Тюмень', 'Тюмени', 'в Тюмени'],
  ['Улан-Удэ', 'Улан-Удэ', 'в Улан-Удэ'],
  ['Усолье-Сибирское', 'Усолья-Сибирского', 'в Усолье-Сибирском'],
  ['Усть-Илимск', 'Усть-Илимска', 'в Усть-Илимске'],
  ['Феодосия', 'Феодосии', 'в Феодосии'],
  ['Фрязино', 'Фрязино', 'во Фрязино'],
  ['Ханты-Мансийск', 'Ханты-Мансийска', 'в Ханты-Мансийске'],
  ['Химки', 'Химок', 'в Химках'],
  ['Чайковский', 'Чайковского', 'в Чайковском'],
  ['Чебоксары', 'Чебоксар', 'в Чебоксарах'],
  ['Череповец', 'Череповца', 'в Череповце'],
  ['Шали', 'Шали', 'в Шали'],
  ['Шахты', 'Шахт', 'в Шахтах'],
  ['Шуя', 'Шуи', 'в Шуе'],
  ['Щёлково', 'Щёлково', 'в Щёлково'],
  ['Электросталь', 'Электростали', 'в Электростали'],
  ['Энгельс', 'Энгельса', 'в Энгельсе'],
  ['Южно-Сахалинск', 'Южно-Сахалинска', 'в Южно-Сахалинске'],
  ['Ялта', 'Ялты', 'в Ялте'],
  ['Ярославль', 'Ярославля', 'в Ярославле'],
];

/** Offset from Greenwich in hours, west and east bounds of the cities that keep the time. */
const zones: Record<string, [offset: number, west: number, east: number]> = {
  'Europe/Kaliningrad': [2, 19.5, 23],
  'Europe/Moscow': [3, 28, 65],
  'Europe/Simferopol': [3, 32.4, 36.7],
  'Europe/Volgograd': [3, 41.2, 47.5],
  'Europe/Kirov': [3, 46.2, 54],
  'Europe/Astrakhan': [4, 45, 49.3],
  'Europe/Saratov': [4, 42.4, 51],
  'Europe/Ulyanovsk': [4, 45.7, 50.4],
  'Europe/Samara': [4, 47.9, 54.5],
  'Asia/Yekaterinburg': [5, 50.7, 86],
  'Asia/Omsk': [6, 70.3, 76.3],
  'Asia/Novosibirsk': [7, 75, 85.2],
  'Asia/Barnaul': [7, 77.8, 89.9],
  'Asia/Tomsk': [7, 75, 89.4],
  'Asia/Novokuznetsk': [7, 84.4, 89.4],
  'Asia/Krasnoyarsk': [7, 82, 106.2],
  'Asia/Irkutsk': [8, 95.6, 119.2],
  'Asia/Chita': [9, 107.7, 122.2],
  'Asia/Yakutsk': [9, 105.5, 140.6],
  'Asia/Vladivostok': [10, 130.3, 147.2],
  'Asia/Magadan': [11, 144.7, 163.4],
  'Asia/Sakhalin': [11, 141.6, 156.6],
  'Asia/Kamchatka': [12, 155.5, 174.6],
};

const letters: Record<string, string> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f ' +
    'х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

function latin(name: string): string {
  const text = name.toLowerCase().replaceAll(' ', '-');
  return text.replaceAll(/[а-яё]/g, (letter) => letters[letter] ?? letter);
}

function offsetOf(timezone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date('2025-01-15T12:00:00Z'));
  return Number(/GMT([+-]\d\d):00/.exec(parts.find((p) => p.type === 'timeZoneName')!.value)![1]);
}

describe('cities.tsv', () => {
  it('lists every large city, the largest first', () => {
    expect(cities.length).toBeGreaterThanOrEqual(300);
    expect(cities.at(0)?.slug).toBe('moskva');
    const sizes = cities.map((city) => city.population);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.filter((size) => !Number.isInteger(size) || size < 50_000)).toEqual([]);
  });

  it('fills every cell, without blanks at its ends', () => {
    const cells = cities.flatMap((city) => Object.values(city).map(String));
    expect(cells.filter((cell) => cell === '' || cell !== cell.trim())).toEqual([]);
  });

  it('gives each city its own address', () => {
    const slugs = cities.map((city) => city.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+(?:-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it('writes the address by the name, a namesake with its region', () => {
    const odd = cities.filter((city) => city.slug !== latin(city.name)).map((city) => city.slug);
    expect(odd).toEqual(['zheleznogorsk-krasnoyarsk']);
  });

  it('puts each city in Russia', () => {
    const away = cities.filter(
      ({ lat, lon }) => !(lat > 41.2 && lat < 70 && lon > 19.5 && lon < 170),
    );
    expect(away).toEqual([]);
  });

  it('does not put two cities in one place', () => {
    const spots = cities.map(({ lat, lon }) => `${lat.toFixed(2)} ${lon.toFixed(2)}`);
    expect(new Set(spots).size).toBe(spots.length);
  });

  it('keeps the time of the place', () => {
    const odd = cities.filter(({ lon, timezone }) => {
      const zone = zones[timezone];
      if (zone === undefined) return true;
      const [offset, west, east] = zone;
      return lon < west || lon > east || offsetOf(timezone) !== offset;
    });
    expect(odd).toEqual([]);
  });

  it('keeps one time in each region', () => {
    const pairs = new Set(cities.map(({ region, timezone }) => `${region}: ${timezone}`));
    expect(pairs.size).toBe(new Set(cities.map((city) => city.region)).size);
  });

  it('says «в» or «во» before the name', () => {
    expect(cities.filter((city) => !/^во? [А-ЯЁ]/.test(city.prepositional))).toEqual([]);
  });

  it('leaves names in -ово, -ево, -ино as they are', () => {
    const inflected = cities.filter(
      ({ name, genitive, prepositional }) =>
        /(?:[ое]во|ино)$/.test(name) && (genitive !== name || !prepositional.endsWith(` ${name}`)),
    );
    expect(inflected.map((city) => city.name)).toEqual(['Орехово-Зуево']);
  });

  it.each(forms)('inflects %s', (name, genitive, prepositional) => {
    const named = cities.filter((city) => city.name === name);
    expect(named).not.toEqual([]);
    for (const city of named) expect(city).toMatchObject({ genitive, prepositional });
  });
});
