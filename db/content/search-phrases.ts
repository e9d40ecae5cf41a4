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
  'нн нижний нижнем': 'нижний новгород',
  'нск новосиб': 'новосибирск',
  'ростов ростове рнд': 'ростов-на-дону',
  челяба: 'челябинск',
  тлт: 'тольятти',
  англ: 'английский',
  матем: 'математика',
  информ: 'информатика',
  'рус русиш': 'русский',
};

/** Whole names, which would else be read as short ones. */
const names: Record<string, string> = {
  'нижний новгород': 'нижний новгород',
  'нижнем новгороде': 'нижний новгород',
  'нижний тагил': 'нижний тагил',
  'нижнем тагиле': 'нижний тагил',
  'ростов на дону': 'ростов-на-дону',
  'ростове на дону': 'ростов-на-дону',
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
];

export interface SearchPhrase {
  phrase: string;
  words: string;
  terms: string[];
}

export const searchPhrases: SearchPhrase[] = [
  ...Object.entries(saidInstead).flatMap(([line, words]) =>
    line.split(' ').map((phrase) => ({ phrase, words, terms: [] })),
  ),
  ...Object.entries(names).map(([phrase, words]) => ({ phrase, words, terms: [] })),
  ...choices.flatMap(({ phrases, terms }) =>
    phrases.map((phrase) => ({ phrase, words: '', terms })),
  ),
];
