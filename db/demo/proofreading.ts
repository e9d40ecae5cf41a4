/** What is wrong with a text that people are to read; one word for each fault. */
export function faultsOf(text: string): string[] {
  const spoken = text.replaceAll(/«[^»]*»/g, '«»');
  return Object.entries(faults)
    .filter(([, isThere]) => isThere(text, spoken))
    .map(([fault]) => fault);
}

const marks =
  /[{}[\]$<>]|undefined|null|NaN|Object| {2}|\n{3}| [,.!?;:]|[,;] ?[.!]|\.\.|^\s|\s$|[а-яё]\.[А-ЯЁ]/;
const contacts = /\d{5}|https?:|www|@|t\.me|\.(?:ru|com)\b|телеграм|ватсап|whatsapp|вайбер|viber/i;
const numerals =
  /(?<!\d)(?:1|[2-9]1) (?:лет|года|месяцев|месяца)|(?<!\d)[2-4] (?:лет(?![а-яё])|год(?![а-яё])|месяц(?![а-яё]))|(?:[05-9]|1[0-9]) (?:год|года|месяц|месяца)(?![а-яё])/;
const sentence = /^[«А-ЯЁA-Z0-9][^]*[.!?»]$/u;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

const faults: Record<string, (text: string, spoken: string) => boolean> = {
  'marks of a template, stray blanks or signs': (text) => marks.test(text),
  'phone, link or mail': (text) => contacts.test(text),
  'numeral without agreement': (_, spoken) => numerals.test(spoken),
  'not a sentence': (text) => sentencesOf(text).some((part) => !sentence.test(part)),
  'the same sentence twice': (text) => {
    const sentences = sentencesOf(text);
    return new Set(sentences).size < sentences.length;
  },
};

/** Demands that article 64 of the Labour Code forbids. */
export const forbiddenDemands =
  /женщин|мужчин|девушк|парн[яье]|бабушк[уи] на (?:час|работ)|пенсионер|славян|русск(?:ая|ую) (?:няня|няню|сиделк)|гражданств|национальн|замуж|без детей|(?<!ребёнка |детей |мальчика |девочки )от \d+ до \d+ лет|не старше|не моложе|прописк|без вредных привычек/i;

/** Words that only a man says of himself; of others they may be said. */
export const masculineWords =
  /(?<![А-Яа-яё])(?:я|не|и|был|сам) (?:работал|отработал|проработал|вёл|пришёл|ушёл|занимался|ухаживал|водил|начинал|учился|закончил|окончил|служил|помогал|готовил|убирал)(?![А-Яа-яё])|(?<![А-Яа-яё]|папа |дедушка |он |сын |муж |хозяин |подопечный )(?:работал|отработал|вёл|пришёл|готов|рад|медбрат|занимался|ухаживал|водил)(?![А-Яа-яё])/i;
/** Words that only a woman says of herself; of others they may be said. */
export const feminineWords =
  /(?<![А-Яа-яё]|мама |бабушка |она |дочь |семья |хозяйка |подопечная )(?:работала|отработала|проработала|вела|пришла|занималась|ухаживала|водила|готова|рада|училась)(?![А-Яа-яё])/i;
