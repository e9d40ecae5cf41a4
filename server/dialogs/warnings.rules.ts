import type { Message } from '#contract/messages.ts';
import { findContacts } from '#server/text-checks/queries.ts';

type Warning = Message['warnings'][number];

const starts = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;
const gap = String.raw`(?:[\s,]+[\p{L}\d]+){0,3}?[\s,]+`;

/** Said to the reader; «скину» and «готовы перевести» are said by whoever pays. */
const asks =
  '(?:скиньте|скинь|киньте|кинь|закиньте|переведите|переведи|перечислите|перечисли|внесите|внеси|' +
  'оплатите|оплати|заплатите|заплати|отправьте|отправь|пришлите|пришли|вышлите|положите|займите)';
const must = String.raw`(?:нужно|надо|необходимо|просьба|прошу|просим|прид[её]тся|требуется|следует|можете|сможете|должны|обязательно)`;
const toPay =
  '(?:скинуть|кинуть|закинуть|перевести|перечислить|внести|оплатить|заплатить|отправить|прислать)';

const sum = String.raw`\d[\d\s.]*(?:₽|р|руб\p{L}*|тыс\p{L}*|т\.?\s?р)`;
const card = String.raw`на\s+(?:\p{L}+\s+)?(?:карт(?:у|очку)|сч[её]т|киви|кошел[её]к)(?!\s+(?:прививок|города|района))`;
const money = String.raw`(?:деньги|денег|денежк\p{L}+|сумму|аванс|предоплат\p{L}+|залог|взнос|депозит|комисси\p{L}+|пошлин\p{L}+|бронь|страховк\p{L}+|(?:за\s+)?(?:обучение|оформление|регистрацию|доставку|проверку)|${sum}|${card})`;

/** Whatever is not asked for: «без предоплаты», «деньги вперёд не прошу». */
const refused = /(?:без|не\s+\p{L}+|никак\p{L}+)\s+(?:\p{L}+\s+)?$/iu;

const refusable = new RegExp(
  String.raw`${starts}(?:предоплат\p{L}*|(?:оплат\p{L}|деньги|плат[её]ж)\s+впер[её]д|(?:вступительн|страхов|гарантийн|регистрационн)\p{L}+\s+(?:взнос|депозит|плат[её]ж)\p{L}*|(?:прошу|просим|нужен|нужно|внести)\s+аванс|залог\p{L}{0,2}\s+${sum}|в\s+долг|взаймы)${ends}`,
  'giu',
);
const requests = new RegExp(
  [
    `${starts}${asks}${gap}${money}${ends}`,
    `${starts}${must}${gap}${toPay}${gap}${money}${ends}`,
    String.raw`${starts}(?:номер|данные|реквизиты|фото)\s+(?:\p{L}+\s+)?(?:банковской\s+)?карты(?!\s+(?:прививок|города|района))${ends}`,
    String.raw`${starts}(?:код\p{L}{0,2}\s+из\s+(?:смс|sms|сообщения)|cvv|cvc)${ends}`,
    // The number of a card itself.
    String.raw`(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)`,
  ].join('|'),
  'giu',
);

const isRefused = (text: string, at: number) => refused.test(text.slice(Math.max(0, at - 40), at));

function asksForMoney(text: string): boolean {
  const found = [...text.matchAll(requests), ...text.matchAll(refusable)];
  return found.some(({ index }) => !isRefused(text, index));
}

/** Of what whoever reads a first message of a stranger may want to beware. */
export function warningsOf(text: string): Warning[] {
  const { hasLink, hasPhone } = findContacts(text);
  return [
    ...(asksForMoney(text) ? ['money' as const] : []),
    ...(hasLink ? ['link' as const] : []),
    ...(hasPhone ? ['phone' as const] : []),
  ];
}

/** A message as its reader sees it: warned while they have not answered, of the other's words only. */
export function warnedFor(
  viewer: { id: number },
  { is_answered }: { is_answered: boolean },
): (message: Message) => Message {
  return (message) => {
    const { kind, author_id, text } = message;
    const isWords = kind === 'text' || kind === 'meeting';
    if (is_answered || !isWords || author_id === viewer.id) return message;
    return { ...message, warnings: warningsOf(text) };
  };
}
