import { capitalize } from '#contract/russian.ts';
import type { Phrase, Pool } from '#db/demo/phrases.ts';
import { yearsOf } from '#db/demo/words.ts';
import type { Family } from './family.ts';

const has =
  (condition: Family['condition'], text: (f: Family) => string): Phrase<Family> =>
  (f) =>
    f.condition === condition ? text(f) : null;
const is =
  (mobility: Family['mobility'], text: (f: Family) => string): Phrase<Family> =>
  (f) =>
    f.mobility === mobility ? text(f) : null;
const aged = (f: Family) => `${capitalize(f.ward.dative)} ${yearsOf(f.ward.age)}`;

export const openings: Pool<Family> = [
  'Здравствуйте!',
  'Добрый день!',
  (f) => `Ищем сиделку для ${f.ward.genitive}.`,
  (f) => `Нужна помощь с ${f.ward.instrumental}.`,
  'Ищем доброго и терпеливого человека в дом.',
  (f) =>
    `Ищем сиделку ${f.locality.prepositional}${f.term === 'permanent' ? ', желательно надолго' : ''}.`,
];

/** Who is to be cared for, and how they move. */
export const wards: Pool<Family> = [
  is('walks', (f) => `${aged(f)}, ходит без палочки, но на улицу и в ванную только вместе.`),
  is(
    'walks',
    (f) =>
      `${aged(f)}, ${f.w('бодрая', 'бодрый')} и ${f.w('разговорчивая', 'разговорчивый')}, но ${f.w('одну', 'одного')} оставлять страшно.`,
  ),
  is(
    'walks',
    (f) =>
      `${aged(f)}, сил хватает, а внимание уже не то: газ и дверь нужно держать под присмотром.`,
  ),
  is('walks_with_support', (f) => `${aged(f)}, по дому ходит с ходунками, на улице нужна рука.`),
  is('walks_with_support', (f) => `${aged(f)}, передвигается с тростью, боится упасть.`),
  is(
    'walks_with_support',
    (f) => `${aged(f)}, ходит медленно, с опорой, до туалета доходит ${f.w('сама', 'сам')}.`,
  ),
  is('wheelchair', (f) => `${aged(f)}, в инвалидной коляске, пересесть помогаем.`),
  is(
    'wheelchair',
    (f) =>
      `${aged(f)}, не ходит, целый день в коляске${f.condition === 'stroke' ? '' : ', руки рабочие'}.`,
  ),
  is('sits', (f) => `${aged(f)}, сидит в кресле, встать без помощи не может.`),
  is('sits', (f) => `${aged(f)}, садится с помощью, на ноги пока не встаёт.`),
  is('bedridden', (f) => `${aged(f)}, лежит, поворачивать нужно каждые два часа.`),
  is(
    'bedridden',
    (f) =>
      `${aged(f)}, с постели не встаёт${f.condition === 'dementia' ? ', нас узнаёт не всегда' : ', всё понимает и всё слышит'}.`,
  ),
  is('bedridden', (f) => `${aged(f)}, не встаёт, вес около ${f.weight} кг.`),
];

export const conditions: Pool<Family> = [
  (f) =>
    f.condition === 'dementia' && f.mobility.startsWith('walks')
      ? 'Деменция: забывает, что уже обедали, и ищет ключи, но не злится.'
      : null,
  has(
    'dementia',
    (f) => `Диагноз — деменция, ${f.w('бывает растеряна', 'бывает растерян')} по вечерам.`,
  ),
  has('dementia', () => 'Из-за деменции спорить бесполезно, лучше отвлечь разговором.'),
  has('stroke', () => 'Полгода назад был инсульт, правая рука пока слабая, речь возвращается.'),
  has('stroke', () => 'После инсульта прошло два месяца, врач назначил упражнения каждый день.'),
  has(
    'hip_fracture',
    () => 'Весной был перелом шейки бедра, операцию сделали, теперь восстанавливаемся.',
  ),
  has('parkinson', () => 'Болезнь Паркинсона: таблетки строго по часам, движения замедленные.'),
  has('heart', () => 'Сердце слабое: давление утром и вечером, никаких тяжестей и волнений.'),
  has('diabetes', () => 'Сахарный диабет: сахар меряем три раза в день, еда по диете.'),
  has('cancer', () => 'Онкология: лечиться больше не будем, сейчас главное — уход и покой.'),
];

/** What is to be done, by topic. */
export const tasks: readonly Pool<Family>[] = [
  [
    (f) => (f.cooks ? 'Готовить нужно просто: суп, каша, котлеты на пару.' : null),
    (f) => (f.cooks ? `Еду готовим на день, ${f.ward.nominative} ест понемногу, но часто.` : null),
    (f) =>
      f.cooks
        ? null
        : `Еду ${f.company === 'relatives' ? 'готовим сами' : 'привозим готовую'}, нужно только разогреть и накормить.`,
  ],
  [
    'Таблетки разложены по дням, нужно дать вовремя и записать давление.',
    (f) => (f.injects ? 'Раз в день нужен внутримышечный укол, назначение есть.' : null),
    'Лекарства и бумаги от врача покажем, всё подписано.',
    'Просим вести тетрадь: лекарства, давление, еда, сон.',
  ],
  [
    (f) =>
      f.mobility === 'bedridden'
        ? 'Подгузники, мытьё в постели, защита от пролежней: всё, что для этого нужно, куплено.'
        : null,
    (f) => (f.equipment.includes('bed') ? 'Кровать функциональная, поднимается с пульта.' : null),
    (f) => (f.equipment.includes('hoist') ? 'Есть подъёмник, научим за пять минут.' : null),
    (f) =>
      f.mobility === 'walks' || f.mobility === 'walks_with_support'
        ? 'С душем нужна помощь: вдвоём безопаснее.'
        : null,
    (f) =>
      f.mobility === 'wheelchair'
        ? `Пандус ${f.home === 'flat' ? 'в подъезде' : 'у крыльца'} есть, гулять можно каждый день.`
        : null,
  ],
  [
    (f) =>
      f.mobility.startsWith('walks')
        ? 'Гулять каждый день: двор, лавочка, иногда до магазина.'
        : null,
    'Хотим, чтобы рядом был разговор, а не телевизор.',
    (f) =>
      f.character?.startsWith('Плохо слышит')
        ? null
        : `${capitalize(f.ward.nominative)} любит слушать чтение вслух и рассказывать о молодости.`,
    (f) => `Порядок в комнате, бельё и посуда за ${f.ward.instrumental}.`,
  ],
];

/** When the carer is needed. */
export const times: Pool<Family> = [
  (f) =>
    f.mode === 'live_in' && f.days.length === 7
      ? 'Работа с проживанием, можно вахтой со сменщицей.'
      : null,
  (f) =>
    f.mode === 'live_in' && f.days.length === 5
      ? `Проживание пять дней, на выходные ${f.company === 'relatives' ? 'справляемся' : 'приезжаем'} сами.`
      : null,
  (f) => (f.mode === 'live_in' ? 'Проживание в отдельной комнате, продукты наши.' : null),
  (f) =>
    f.mode === 'shifts' ? `Смены с ${f.hours[0]} до ${f.hours[1]}, вторая сиделка уже есть.` : null,
  (f) => (f.mode === 'shifts' ? 'Ищем напарницу к нашей сиделке, график обсудим втроём.' : null),
  (f) =>
    f.mode === 'full' ? `По будням с ${f.hours[0]} до ${f.hours[1]}, пока мы на работе.` : null,
  (f) =>
    f.mode === 'full'
      ? `Нужна помощь на день, с ${f.hours[0]} до ${f.hours[1]}, вечером справляемся сами.`
      : null,
  (f) => (f.mode === 'part' ? `На полдня, с ${f.hours[0]} до ${f.hours[1]} по будням.` : null),
  (f) =>
    f.mode === 'hourly'
      ? `Приходить нужно ${f.days.length === 2 ? 'два' : 'три'} раза в неделю, с ${f.hours[0]} до ${f.hours[1]}.`
      : null,
  (f) => (f.mode === 'nights' ? `Нужен человек на ночь, с ${f.hours[0]} до ${f.hours[1]}.` : null),
  (f) =>
    f.mode === 'weekends' ? 'Только суббота и воскресенье, в будни есть другая сиделка.' : null,
];

export const nights: Pool<Family> = [
  (f) => (f.night === 'sleeping' ? 'Ночи спокойные, встать придётся раз или ни разу.' : null),
  (f) => (f.night === 'several' ? 'Ночью бывает по два-три подъёма, говорим об этом сразу.' : null),
  (f) =>
    f.night === 'awake'
      ? `По ночам ${f.ward.nominative} не спит, поэтому и дежурить нужно без сна.`
      : null,
];

export const wishes: Pool<Family> = [
  'Главное для нас — доброта и терпение, остальному научим.',
  (f) => `Ищем того, кто не станет разговаривать с ${f.ward.instrumental} как с ребёнком.`,
  (f) =>
    `Просим говорить правду: ${f.w('не поела, упала, не спала', 'не поел, упал, не спал')}. Ругать не будем.`,
  'Важно, чтобы человек не сидел весь день в телефоне.',
  (f) =>
    f.mobility === 'bedridden' || f.mobility === 'sits'
      ? 'Хорошо, если вы умеете ухаживать за тяжёлыми больными и бережёте спину.'
      : null,
  (f) =>
    f.term === 'permanent' ? 'Нам нужен человек надолго, частая смена лиц даётся тяжело.' : null,
];
