import { before, type Span, spansOf, wholeWords } from './spans.rules.ts';

/** Words of swindlers and dealers, of services that are none of ours, and obscene ones. */
export function findStopWords(text: string): Span[] {
  return [
    ...[money, drugs, rude, masked, insults].flatMap((pattern) => spansOf(text, pattern)),
    ...spansOf(text, paidFirst).filter((span) => !offers.test(before(text, span))),
    ...spansOf(text, female).filter(() => !dogs.test(text)),
    ...[refusable, intimate].flatMap((pattern) =>
      spansOf(text, pattern).filter((span) => !isRefused(text, span)),
    ),
  ];
}

/** «без предоплаты», «интим не предлагать» */
function isRefused(text: string, span: Span): boolean {
  const after = text.slice(span.at + span.found.length, span.at + span.found.length + 25);
  const says =
    /(?:без|не\s+(?:прошу|просим|беру|бер[её]м|требую|требуем|нужна|нужен))\s+(?:\p{L}+\s+)?$/iu;
  return says.test(before(text, span)) || /^\s*(?:услуг\p{L}*\s+)?не\s/iu.test(after);
}

const refusable = wholeWords([
  String.raw`предоплат\p{L}+`,
  String.raw`(?:страхов|гарантийн|вступительн)\p{L}+\s+(?:взнос|депозит)\p{L}*`,
]);

const money = wholeWords([
  String.raw`(?:без(?:\s+опыта\s+и)?|минимальн\p{L}+)\s+вложени\p{L}+`,
  String.raw`вложени\p{L}+\s+(?:денег|средств|от\s+\d+)`,
  String.raw`заработ\p{L}+\s+(?:без\s+(?:опыта|вложений)|в\s+интернет\p{L}*|на\s+дому)`,
  String.raw`(?:л[её]гк|быстр|пассивн)\p{L}+\s+(?:заработ|доход|деньг)\p{L}*`,
  String.raw`доход\p{L}*\s+(?:от\s+)?\d[\d\s]*(?:₽|руб\p{L}*|тыс\p{L}*)?\s*в\s+(?:день|сутки)`,
  String.raw`сетев\p{L}+\s+маркетинг\p{L}*`,
  'млм',
  'mlm',
  String.raw`криптовалют\p{L}+`,
  String.raw`ставк\p{L}+\s+на\s+спорт`,
  String.raw`(?:онлайн-)?казино`,
  String.raw`обнал(?:ич\p{L}+)?`,
  String.raw`(?:перевед|перевест|перечисл|скин)\p{L}+\s+(?:мне\s+|нам\s+)?(?:деньги|денег|сумму|аванс|\d+\s*(?:₽|руб\p{L}*))`,
  String.raw`номер\p{L}{0,2}\s+(?:банковской\s+)?карты`,
  String.raw`cvv|cvc`,
  String.raw`код\p{L}{0,2}\s+из\s+(?:смс|sms)`,
  // Of a bank card.
  String.raw`\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{4}`,
]);

/** Money for work that has not begun: «внести залог», «оплатите страховку». */
const paidFirst = wholeWords([
  String.raw`(?:внести|внесите|оплатить|оплатите|заплатить|заплатите|перевести|переведите|отправить|отправьте|купить|купите|приобрести|приобретите)\s+(?:[\p{L}\d]+\s+){0,3}?(?:залог|взнос|депозит|страховк|униформ|спецодежд|обучени|пропуск|оформлени|регистраци|медкнижк|анкет|бронь)\p{L}*`,
  String.raw`залог\p{L}{0,2}\s+(?:в\s+(?:размере\s+)?)?\d[\d\s]*(?:₽|р|руб\p{L}*|тыс\p{L}*)`,
]);
/** Whoever says this pays. */
const offers = /(?:готов\p{L}*|можем|могу|будем|буду|обещаем|согласн\p{L}*)\s+$/iu;

const drugs = wholeWords([
  String.raw`(?:кладмен|закладчик|мефедрон|гашиш|марихуан|кокаин|амфетамин|каннабис)\p{L}*`,
  'героин(?:а|у|ом|е)?',
  'анаш(?:а|и|у|ой)',
]);

const intimate = wholeWords([
  // A carer washes people.
  String.raw`интим(?!н\p{L}+\s+(?:гигиен|уход|туалет|зон))\p{L}*`,
  String.raw`эскорт\p{L}*`,
  String.raw`секс(?:а|у|ом|е|уальн\p{L}+)?`,
  String.raw`проститут\p{L}*`,
  String.raw`эротич\p{L}+`,
  String.raw`порно\p{L}*`,
  String.raw`вебкам\p{L}*`,
  'webcam',
  String.raw`содержанк\p{L}+`,
  String.raw`(?:ищу|нужен)\s+спонсор\p{L}?`,
  String.raw`обнаж[её]нн\p{L}+`,
  String.raw`для\s+взрослых\s+встреч`,
]);

/** By their roots, with the prefixes that they are said with; «плохую» and «хлеб» are no such words. */
const rude = wholeWords([
  String.raw`(?:на|по|за|до|о|а|ни|от)?ху(?:й|я|е|ё|ю|и)\p{L}*`,
  String.raw`\p{L}*пизд\p{L}*`,
  String.raw`(?:за|на|вы|по|до|от|об|при|про|у|съ|въ|разъ|подъ|объ|отъ)?[её]б(?:а|у|л|н|и|о|ы|т|ё|ет)\p{L}*`,
  String.raw`бля(?:[дт]\p{L}*)?`,
  String.raw`муд(?:ак|ач|ил|озвон)\p{L}*`,
  String.raw`г[ао]ндон\p{L}*`,
  String.raw`пид[ао]р\p{L}*`,
  'педик(?:а|и|у|ов|ом)?',
  String.raw`шлюх\p{L}*`,
  String.raw`залуп\p{L}*`,
  String.raw`дроч\p{L}*`,
  String.raw`(?:черно)?жоп\p{L}*`,
  String.raw`говн\p{L}*`,
  'чурк(?:а|и|у|ам|ами)',
]);

const mask = '[*@#$]{1,4}';
/** The same with a letter or two hidden. */
const masked = wholeWords([
  String.raw`(?:на|по|о|а)?х${mask}(?:й|ю|и|е|я|ё)\p{L}*`,
  String.raw`бл${mask}[дтья]?\p{L}*`,
  String.raw`\p{L}{0,3}п${mask}[зд]\p{L}*`,
  String.raw`\p{L}{0,3}п[иi](?:${mask}[дз]|з${mask})\p{L}*`,
  String.raw`(?:за|на|вы|по|до|от|об|при|про)?[её]${mask}[аулиотн]\p{L}*`,
  String.raw`с${mask}к[аиуе]`,
  String.raw`г${mask}вн\p{L}*`,
]);

/** «Идиот» in quotation marks is a book. */
const insults = wholeWords([
  String.raw`дебил(?!ьност)\p{L}*`,
  String.raw`(?<![«"])идиот(?:ы|ам|ов|ами|ка|ки|кам|ом|у|а)?`,
  String.raw`придур(?:ок|к)\p{L}*`,
  String.raw`кретин(?!изм)\p{L}*`,
  'урод(?:ы|ам|ов|ом|у|ами)?',
  String.raw`мраз(?:ь|и|ям|ей)`,
  'быдло',
  'дурам|дураки|дуракам|дураков',
]);

const female = wholeWords([String.raw`сук(?:а|и|у|ой)`]);
const dogs = /собак|собач|щен|кобел|пород|лабрадор|овчарк/iu;
