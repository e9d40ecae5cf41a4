/**
 * What the search makes of words. The stemmer of the database does not bring all forms of a word
 * together («сиделка» and «сиделок», «дети» and «ребёнка»), and people have other words for the
 * same work.
 */

/** Words of one line are the same word to the search. */
const sameWord = [
  'сиделка сиделок',
  'гувернантка гувернанток гувернёр',
  'медсестра медсестёр',
  'ребёнок ребёнка детей детьми детки деток детках',
  'младенец младенца новорождённый грудничок грудничка',
  'малыш малышка малышек',
  'девочка девочек',
  'мальчик мальчишка мальчишек',
  'старушка старушек',
  'бабушка бабушек',
  'двойня двойняшки двойняшек близнецы близняшки близняшек',
  'уборка уборок',
  'стирка стирок',
  'готовка готовлю приготовление',
  'прогулка прогулок гулять',
  'глажка гладить',
  'собака собачка собачек',
  'кошка кошек',
  'пожилой престарелый старик',
];

/** Who says one of these is also shown the others, after what has the very word. */
const alsoMeant: Record<string, string> = {
  'нянечка нянечек нянька нянек нянюшка мамка бебиситтер бебиситер бэбиситтер babysitter': 'няня',
  няня: 'гувернантка',
  'гувернантка гувернанток гувернёр': 'няня',
  'гувернёрша бонна': 'гувернантка',
  'патронаж патронажный': 'медсестра сиделка',
  'санитарка санитарок': 'сиделка',
  'уборщица клинер клининг горничная домоработница экономка экономок помощница помощник гладильщица':
    'домработница',
  'учитель учительница педагог преподаватель преподавательница тьютор': 'репетитор',
  'кухарка кухарок повариха шеф': 'повар',
  шофёр: 'водитель',
  'медбрат сестра медсестричка фельдшер': 'медсестра',
  дефектолог: 'логопед',
  'огородник ландшафт ландшафтный': 'садовник',
  'супруги супружеская': 'семейная',
};

/** They ask for nothing: «ищу няню» is «няня». */
const idle =
  'ищу ищем ищет найти найду нужен нужна нужно нужны требуется требуются хочу хотим срочно ' +
  'подскажите посоветуйте пожалуйста здравствуйте вакансия анкета резюме услуги нанять заказать ' +
  'вызвать недорого цена метро м район персонал специалист сотрудник работник работница работа ' +
  'подработка человек';

export interface WordRewrite {
  word: string;
  /** As good as the word; null: the word is dropped. A word has a row for each of its meanings. */
  meaning: string | null;
}

const words = (text: string) => text.split(' ');

export const wordRewrites: WordRewrite[] = [
  ...sameWord.flatMap((line) => pairs(line, line)),
  ...Object.entries(alsoMeant).flatMap(([line, others]) => [
    ...words(line).map((word) => ({ word, meaning: word })),
    ...pairs(line, others),
  ]),
  ...words(idle).map((word) => ({ word, meaning: null })),
];

function pairs(line: string, others: string): WordRewrite[] {
  return words(line).flatMap((word) => words(others).map((meaning) => ({ word, meaning })));
}
