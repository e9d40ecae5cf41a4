import { before, type Span, spansOf, wholeWords } from './spans.rules.ts';

/** What the Labour Code (article 64) lets nobody ask of a worker: sex, age, origin, family. */
export function findDemands(text: string): Span[] {
  return [
    ...spansOf(text, plain),
    ...spansOf(text, ages).filter(({ found }) => isGrownUp(found)),
    ...spansOf(text, childless).filter((span) => !home.test(before(text, span))),
    ...spansOf(text, unmarried).filter((span) => !/(?:^|[^\p{L}])я\s*$/iu.test(before(text, span))),
  ];
}

const only = '(?:только|строго|исключительно|желательно|предпочтительно)';
const wanted =
  '(?:ищем|ищу|ищется|нужна|нужен|нужны|требуется|требуются|возьм[её]м|примем|приглашаем|рассмотрим)';
const praise = String.raw`(?:\p{L}+(?:ую|юю|ая|яя|ого|его)(?:\s+и|,)?\s+){0,3}`;
const sexes = String.raw`(?:женщин[ауы]|девушк[ауи]|мужчин[ау]|парень|парня)`;
const jobs = String.raw`(?:нян|сиделк|домработниц|помощниц|гувернантк|экономк|горничн|женщин|девушк|повар)\p{L}*`;
const peoples = String.raw`(?:узбе|таджи|калмы)чк\p{L}{1,2}|(?:киргиз|украин|белорус|молдаван|филиппин|азиат|армян|грузин|казаш)к[ауи]`;

/** Who is turned away by such words: «азиаток просьба не беспокоить». */
const unwanted =
  'женщин|мужчин|девушек|девушк|парн(?:ям|ей|и)|пенсионер|азиат|кавказ|таджик|узбек|киргиз|цыган|' +
  'мигрант|приезжи|иностранц|мусульман|беременн|украин|молдаван|армян|чечен|дагестан|замужн';
/** Faith of a person, not of what they read or where they learn. */
const faithOf = String.raw`(?!\s+(?:гимнази|праздник|школ|традици|литератур|музык|песн|книг|церк|храм))`;

const plain = wholeWords([
  String.raw`${only}\s+(?:для\s+)?(?:женщин|${sexes})`,
  String.raw`${wanted}\s+${praise}(?:${jobs}\s*[-–—]?\s*)?${sexes}`,
  String.raw`${wanted}\s+молод(?:ая|ую|ого)`,
  String.raw`(?:${unwanted})\p{L}*,?\s+(?:просьба\s+)?не\s+(?:предлагать|беспокоить|беспокоиться|звонить|писать|откликаться|рассматрива\p{L}+|бер[её]м)`,
  String.raw`пол\s*[:—–-]\s*(?:женский|мужской|жен|муж|ж|м)`,
  String.raw`сколько\s+вам\s+лет`,
  String.raw`(?<!без\s)возрастн\p{L}+\s+(?:ценз|ограничени|рамк)\p{L}*`,
  String.raw`славянк[ауи]`,
  String.raw`(?:${only}|рассматриваем(?:\s+только)?)\s+славян(?:е|ам)?`,
  String.raw`не\s+(?:из\s+(?:средней\s+азии|снг)|с\s+кавказа)`,
  String.raw`(?:славянск|европейск|приятн|кавказск|азиатск|восточн)\p{L}+\s+внешност\p{L}+`,
  String.raw`(?<!люб\p{L}{2}\s)национальност\p{L}+(?!\s+(?:не\s+(?:важн|име|игра)|значени))`,
  String.raw`${only}\s+русск(?:ая|ую|ие|их)(?!\s+(?:язык|речь|кухн|сказ|песн))\p{L}*`,
  String.raw`${wanted}\s+${praise}русск(?:ая|ую)\s+${jobs}`,
  String.raw`русск(?:ая|ую)\s+${jobs}`,
  String.raw`${jobs}\s*[-–—,:]\s*русск(?:ая|ую)(?!\s+(?:язык|речь|кухн|литератур)\p{L}*)`,
  peoples,
  String.raw`(?:${only}|рассматриваем(?:\s+только)?|кроме)\s+(?:православн|верующ|мусульман|христиан)(?:ые|ых|ым|ая|ую|ок|к[ауи]|ами?)${faithOf}`,
  String.raw`(?:православн|верующ)(?:ая|ую)\s+${jobs}`,
  String.raw`(?:мусульманк|христианк)[ауи]`,
  String.raw`(?:вы\s+)?замужем\s+ли(?:\s+вы)?`,
  String.raw`вы\s+замужем`,
  String.raw`есть\s+ли\s+у\s+вас\s+(?:\p{L}+\s+)?дети`,
  String.raw`планируете\s+(?:ли\s+)?(?:вы\s+)?(?:детей|беременность|декрет)`,
  String.raw`семейное\s+положение(?!\s+не\s)`,
  String.raw`не\s?беременн\p{L}+`,
  String.raw`не\s+планиру\p{L}+\s+(?:детей|беременность|декрет)`,
]);

const number = String.raw`\d{2}(?!\d|[:.]\d|\s?000|\s*(?:₽|%|руб|тыс|ч|час|мин|дн|км|кг|см|м²|кв)\p{L}*)`;
const limit = String.raw`(?:(?:от|с|до|не\s+(?:старше|моложе|младше))\s+)?${number}(?:\s*(?:[-–—]|до|и\s+до)\s*${number})?`;
const bound = String.raw`(?:от|до|не\s+(?:старше|моложе|младше))\s+${number}(?:\s*(?:[-–—]|до)\s*${number})?`;
const range = String.raw`${number}\s*(?:[-–—]|до)\s*${number}`;

const ages = wholeWords([
  String.raw`возраст(?:ом)?\s*[:—–-]?\s*(?:строго\s+|примерно\s+)?(?:${bound}|${range})(?:\s+лет)?`,
  String.raw`в\s+возрасте\s+(?:${bound}|${range})(?:\s+лет)?`,
  String.raw`не\s+(?:старше|моложе|младше)\s+${number}(?:\s+(?:лет|года))?`,
  String.raw`(?:женщин[ауы]|девушк[ауи]|мужчин[ау])(?:\s+в\s+возрасте|,)?\s+(?:${bound}|${range})(?:\s+лет)?`,
  String.raw`${jobs}(?:\s+в\s+возрасте|,)?\s+${limit}\s+лет(?=\s*(?:[,.;!)]|$))`,
]);

/** Ages of children and of those who are cared for are no demand: 18 to 60 are. */
function isGrownUp(found: string): boolean {
  const numbers = (found.match(/\d+/g) ?? []).map(Number);
  return Math.min(...numbers) >= 18 && Math.min(...numbers) <= 65;
}

const childless = wholeWords([
  String.raw`без\s+(?:(?:своих|собственных|маленьких|малолетних|несовершеннолетних)\s+)?детей`,
]);
/** The family speaks of itself: «нас двое, без детей». */
const home =
  /семь|пар[аыеу](?!\p{L})|двое|трое|взросл|супруг|муж|жив[её]т|жив[её]м|квартир|дом(?!\p{L}*работ)|нас(?!\p{L})|хоз/iu;
const unmarried = wholeWords([
  String.raw`не\s?замужем`,
  String.raw`незамужн\p{L}+`,
  String.raw`замужн(?:яя|юю)`,
  String.raw`(?<!\p{L})неженат\p{L}*`,
  String.raw`холост(?:ой|ого)`,
  String.raw`разведенн(?:ая|ую)`,
]);
