import { pluralForm } from '#contract/russian.ts';
import type { Phrase, Pool } from '#db/demo/phrases.ts';
import type { Estate } from './estate.ts';

const plot = (e: Estate) => `${e.plot} ${pluralForm(e.plot, ['сотка', 'сотки', 'соток'])}`;
const needs =
  (
    list: 'indoor' | 'outdoor' | 'engineering' | 'cooking' | 'watch',
    value: string,
    text: string,
  ): Phrase<Estate> =>
  (e) =>
    e[list].includes(value) ? text : null;
const present =
  (presence: Estate['presence'], text: string): Phrase<Estate> =>
  (e) =>
    e.presence === presence ? text : null;

export const openings: Pool<Estate> = [
  'Здравствуйте!',
  'Добрый день!',
  'Ищем семейную пару для ведения загородного дома.',
  'Нужна семейная пара, которая возьмёт дом и участок в свои руки.',
  'Нашему дому нужны хорошие помощники, лучше сразу двое.',
];

/** What the estate is like and who is there. */
export const estates: Pool<Estate> = [
  (e) => `Дом ${e.area} метров, участок ${plot(e)}, лес через дорогу.`,
  (e) => `Загородный дом, ${e.area} метров, ${plot(e)} с газоном и деревьями.`,
  (e) => `Большой тёплый дом ${e.area} метров на участке ${plot(e)}.`,
  (e) => `Дом ${e.area} метров в охраняемом посёлке, земли ${plot(e)}.`,
  (e) =>
    `Участок ${plot(e)}, дом ${e.area} метров, гараж${e.engineering.includes('sauna') ? ' и баня' : ''}.`,
];

export const presence: Pool<Estate> = [
  present('always', 'Живём в доме постоянно, поэтому важны и порядок, и деликатность.'),
  (e) =>
    e.presence === 'always' && e.residents > 2
      ? 'В доме всегда кто-то есть: взрослые, дети, иногда гости.'
      : null,
  present('weekends', 'Приезжаем на выходные, в будни дом на вас.'),
  (e) =>
    e.presence === 'weekends'
      ? `По пятницам к нашему приезду нужны тепло${e.engineering.includes('sauna') ? ', ужин и растопленная баня' : ' и ужин'}.`
      : null,
  present('season', 'Живём с мая по октябрь, зимой за домом нужен присмотр.'),
  present('rarely', 'Бываем редко, дом должен жить и без нас.'),
  present('rarely', 'Приезжаем раз в два месяца, остальное время хозяева там вы.'),
];

export const tasks: readonly Pool<Estate>[] = [
  [
    needs('indoor', 'cleaning', 'По дому: уборка, бельё, глажка, порядок в шкафах.'),
    needs('indoor', 'table', 'Два-три раза в месяц бывают гости, нужно накрыть и подать.'),
    needs('indoor', 'pets', 'Кормить и выгуливать собаку, она с характером, но своя.'),
    needs('indoor', 'children', 'На каникулах в доме дети, иногда нужно за ними присмотреть.'),
  ],
  [
    needs('cooking', 'daily', 'Готовить завтраки и ужины, простую домашнюю еду.'),
    needs('cooking', 'baking', 'К выходным просим что-нибудь испечь.'),
    needs('cooking', 'guests', 'К приезду гостей нужен накрытый стол, мангал за нами.'),
    (e) => (e.cooking.length === 0 ? 'Готовить нам не нужно.' : null),
  ],
  [
    needs('outdoor', 'lawn', 'На участке: стрижка газона, дорожки, уборка листьев.'),
    (e) => `Зимой чистить снег${e.machines.includes('snow_blower') ? ', снегоуборщик есть' : ''}.`,
    needs('outdoor', 'pool', 'Летом бассейн: чистка, химия, накрыть на ночь.'),
    needs('outdoor', 'vegetables', 'Есть теплица и грядки, урожай делим.'),
    needs('outdoor', 'poultry', 'Держим кур, корм и яйца на вас.'),
    needs('outdoor', 'trees', 'Сад плодовый, деревьев двадцать, обрезку подскажет агроном.'),
  ],
  [
    needs('engineering', 'boiler', 'Следить за котлом и отоплением, мастер приезжает раз в год.'),
    needs('engineering', 'septic', 'Септик и скважина работают, нужен хозяйский глаз.'),
    needs('engineering', 'sauna', 'Баня на дровах, топить по субботам.'),
    needs('engineering', 'electrics', 'Генератор включается сам, проверять раз в месяц.'),
    (e) => (e.driving === 'one' ? 'Нужно, чтобы хотя бы один водил машину.' : null),
    (e) => (e.driving === 'both' ? 'Права нужны обоим: до магазина и станции далеко.' : null),
  ],
  [
    needs('watch', 'workers', 'Иногда работают мастера, за ними нужно присмотреть.'),
    needs('watch', 'accounts', 'Ведём простой учёт расходов: тетрадь и чеки.'),
    needs('watch', 'guests', 'Встречать курьеров и гостей, открывать ворота.'),
    needs('watch', 'night_round', 'Вечером обойти дом и участок, закрыть ворота.'),
  ],
];

export const offers: Pool<Estate> = [
  (e) => (e.housing === 'house' ? 'Для вас отдельный тёплый домик с кухней и душем.' : null),
  (e) => (e.housing === 'flat' ? 'Жить в квартире над гаражом, вход отдельный.' : null),
  (e) => (e.housing === 'entrance' ? 'Для пары отдельная половина дома со своим входом.' : null),
  (e) => (e.housing === 'room' ? 'Комната большая, санузел свой.' : null),
  (e) =>
    e.comeWith.includes('child') ? 'Можно приехать с ребёнком, школа в двух километрах.' : null,
  (e) => (e.comeWith.includes('dog') ? 'С собакой тоже можно.' : null),
  'Сумма указана за двоих, коммунальные и интернет за наш счёт.',
  'Выходные согласуем, отпуск дважды в год.',
];

export const wishes: Pool<Estate> = [
  'Главное — порядочность и тишина, остальному научим.',
  'Ищем надолго: частая смена людей в доме никому не нужна.',
  'Просим показать рекомендации и рассказать о последнем доме.',
  'Начнём с пробной недели, она оплачивается.',
  'Хозяйство большое, но сил требует разумных.',
];

export const closings: Pool<Estate> = [
  'Пишите, расскажем подробнее.',
  'Сначала приезжайте посмотреть дом, дорогу оплатим.',
  'Откликайтесь, ответим каждому.',
  'Напишите пару слов о себе и о последнем месте работы.',
  'На вопросы ответим в сообщениях.',
  'Как проехать к дому, объясним в переписке.',
];
