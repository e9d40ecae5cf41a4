import { weekCells } from '#contract/week.ts';
import { wordRewrites } from './word-rewrites.ts';

/**
 * What people type for something that has another name here («спб»), or that is a choice and no
 * word: «без проживания» and «с проживанием» are one word to the text index, which knows no
 * «без».
 */

/** Short and spoken names. */
const saidInstead: Record<string, string> = {
  'спб питер питере петербург петербурге': 'санкт-петербург',
  'мск москоу': 'москва',
  'екб екат екатеринбурге ебург': 'екатеринбург',
  'нн ннов нижний нижнем': 'нижний новгород',
  'нск новосиб': 'новосибирск',
  'ростов ростове рнд': 'ростов-на-дону',
  челяба: 'челябинск',
  тлт: 'тольятти',
  крск: 'красноярск',
  крд: 'краснодар',
  владик: 'владивосток',
  'челны челнах': 'набережные челны',
  англ: 'английский',
  матем: 'математика',
  информ: 'информатика',
  'рус русиш': 'русский',
  инглиш: 'английский',
  литра: 'литература',
  мед: 'медицинское',
  'общество общага': 'обществознание',
  началка: 'начальная школа',
  'алгебра геометрия алгебре геометрии': 'математика',
  'программированию питон питону': 'программирование',
  гиа: 'огэ',
};

/** Whole names, which would else be read as short ones. */
const names: Record<string, string> = {
  'нижний новгород': 'нижний новгород',
  'нижнем новгороде': 'нижний новгород',
  'нижний тагил': 'нижний тагил',
  'нижнем тагиле': 'нижний тагил',
  'ростов на дону': 'ростов-на-дону',
  'ростове на дону': 'ростов-на-дону',
  'набережные челны': 'набережные челны',
  'набережных челнах': 'набережные челны',
  'домашний персонал': 'персонал',
  'начальные классы': 'начальная школа',
  'начальных классов': 'начальная школа',
};

/** By the terms that any of their cards has. */
const choices: { terms: string[]; phrases: string[] }[] = [
  {
    terms: ['live_in:living_in'],
    phrases: [
      'с проживанием',
      'с постоянным проживанием',
      'с проживанием в семье',
      'проживающая',
      'проживающую',
      'круглосуточно',
      'круглосуточная',
      'круглосуточную',
      'живущая в семье',
      'с проживаньем',
      'проживание',
      'постоянное проживание',
      'на постоянное проживание',
      'вахта',
      'вахтой',
      'вахтовым методом',
      '24/7',
    ],
  },
  {
    terms: ['live_in:visiting'],
    phrases: [
      'без проживания',
      'приходящая',
      'приходящую',
      'приходящей',
      'приходящий',
      'приходящего',
    ],
  },
  {
    terms: ['whose_car:own_car', 'rides:own_car'],
    phrases: [
      'с машиной',
      'со своей машиной',
      'на своей машине',
      'с личной машиной',
      'с личным авто',
      'с личным автомобилем',
      'на личном авто',
      'на личном автомобиле',
      'со своим авто',
      'на своем авто',
    ],
  },
  { terms: ['photo:yes'], phrases: ['с фото', 'с фотографией'] },
  {
    terms: ['employment:hourly'],
    phrases: [
      'на час',
      'на пару часов',
      'на несколько часов',
      'почасовая',
      'почасовую',
      'почасово',
    ],
  },
  {
    terms: ['employment:part_day'],
    phrases: ['неполный день', 'на неполный день', 'на полдня', 'частичная занятость'],
  },
  {
    terms: ['employment:weekends'],
    phrases: ['выходного дня', 'на выходные', 'по выходным', 'в выходные'],
  },
  { terms: ['employment:one_off'], phrases: ['разово', 'на один раз', 'на один день', 'на день'] },
  {
    terms: inWeek('evening'),
    phrases: ['на вечер', 'вечером', 'по вечерам', 'вечерняя', 'вечернюю'],
  },
  {
    terms: inWeek('night'),
    phrases: [
      'на ночь',
      'с ночевкой',
      'с ночлегом',
      'ночью',
      'по ночам',
      'ночная',
      'ночную',
      'ночной',
    ],
  },
  { terms: inWeek('morning'), phrases: ['на утро', 'по утрам', 'утром'] },
  {
    terms: ['mobility:bedridden'],
    phrases: [
      'лежачий',
      'лежачего',
      'лежачему',
      'лежачим',
      'лежачая',
      'лежачей',
      'лежачих',
      'лежачий больной',
      'лежачего больного',
      'лежачему больному',
      'лежачим больным',
      'лежачая больная',
      'лежачей больной',
      'лежачих больных',
      'лежачим человеком',
      'лежачей бабушке',
      'лежачей бабушки',
      'лежачего человека',
      'лежачему человеку',
    ],
  },
  {
    terms: ['ward:grandfather', 'ward:adult'],
    phrases: [
      'мужчине',
      'для мужчины',
      'за мужчиной',
      'к мужчине',
      'пожилому мужчине',
      'для пожилого мужчины',
      'за пожилым мужчиной',
    ],
  },
  {
    terms: ['ward:grandmother', 'ward:adult'],
    phrases: [
      'женщине',
      'для женщины',
      'за женщиной',
      'к женщине',
      'пожилой женщине',
      'для пожилой женщины',
      'за пожилой женщиной',
    ],
  },
  {
    terms: ['ward:grandmother', 'ward:grandfather', 'ward:couple'],
    phrases: [
      'пожилому человеку',
      'для пожилого человека',
      'за пожилым человеком',
      'пожилым',
      'для пожилых',
      'за пожилыми',
      'пожилых людей',
      'за пожилыми людьми',
    ],
  },
  { terms: ['conditions:dementia'], phrases: ['альцгеймер', 'альцгеймера', 'с альцгеймером'] },
  {
    terms: ['windows:both_sides', 'windows:inside', 'windows:robot'],
    phrases: ['мыть окна', 'мытье окон', 'помыть окна', 'вымыть окна', 'мойка окон'],
  },
  { terms: ['experience_wanted:any'], phrases: ['без опыта', 'без опыта работы'] },
];

function inWeek(part: string): string[] {
  return weekCells.filter((cell) => cell.endsWith(`_${part}`)).map((cell) => `schedule:${cell}`);
}

export interface SearchPhrase {
  phrase: string;
  words: string;
  terms: string[];
}

const spelled = (word: string) => word.toLowerCase().replaceAll('ё', 'е');

/** Other words for the same work stand for themselves, so that a slip in one is seen as such. */
const ownWords = wordRewrites.flatMap(({ word, meaning }) =>
  meaning === null ? [] : [spelled(word)],
);

export const searchPhrases: SearchPhrase[] = [
  ...Object.entries(saidInstead).flatMap(([line, words]) =>
    line.split(' ').map((phrase) => ({ phrase, words, terms: [] })),
  ),
  ...Object.entries(names).map(([phrase, words]) => ({ phrase, words, terms: [] })),
  ...choices.flatMap(({ phrases, terms }) =>
    phrases.map((phrase) => ({ phrase, words: '', terms })),
  ),
  ...[...new Set(ownWords)].map((word) => ({ phrase: word, words: word, terms: [] })),
];
