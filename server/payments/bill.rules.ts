import type { Requisite } from '#contract/content.ts';
import type { Transaction } from '#contract/transactions.ts';
import { countOf, formatDay, formatMoney, moscowDay } from '#contract/russian.ts';
import { sumInWords } from '#contract/sum-words.ts';
import type { TariffTerms } from '#contract/tariffs.ts';
import { pdfPages, type PdfMark } from '#server/platform/pdf.ts';
import { widthOf } from '#server/platform/text-outlines.ts';

interface Bill {
  payment: Transaction;
  /** As it was sold; null: of before terms were kept with a payment. */
  terms: TariffTerms | null;
  paidAt: string;
  payer: string;
  requisites: readonly Requisite[];
}

const left = 56;
const values = 216;
const right = 539;
/** For the longest sum, with air before it. */
const sumWidth = 100;
/** The year is always said. */
const longAgo = new Date(0);
const day = (at: string) => formatDay(at, longAgo);

/** A paid bill of one page. */
export function drawBill({ payment, terms, paidAt, payer, requisites }: Bill): Uint8Array {
  const { tariff, amount_kopecks: amount, credit_kopecks: credit } = payment;
  const number = `${moscowDay(new Date(paidAt)).replaceAll('-', '')}-${payment.id.slice(0, 8)}`;
  const title = `Счёт № ${number.toUpperCase()} от ${day(paidAt)}`;
  const marks: PdfMark[] = [];
  let y = 80;
  const write = (text: string, look: Partial<Look> = {}) => {
    const { size = 10, weight = 400, grey = 0.1, x = left, isRight = false } = look;
    const at = isRight ? right - widthOf(text, { size, weight }) : x;
    marks.push({ text, size, weight, grey, x: at, y });
  };
  const rule = () => marks.push({ line: { x: left, y: y - 14, width: right - left } });
  const pair = (label: string, value: string) => {
    write(label, { grey: 0.4 });
    for (const line of wrapped(value, right - values)) {
      write(line, { x: values });
      y += 16;
    }
  };

  write(title, { size: 18, weight: 700 });
  y += 22;
  write(stateOf(payment), { weight: 600 });
  if (requisites.some(({ is_example }) => is_example)) {
    write('Реквизиты продавца — пример: такой организации нет', { isRight: true, grey: 0.4 });
  }
  y += 40;
  write('Продавец', { size: 12, weight: 600 });
  y += 22;
  for (const { label, value } of requisites) pair(label, value);
  y += 20;
  write('Плательщик', { size: 12, weight: 600 });
  y += 22;
  pair('Имя', payer);
  y += 30;
  rule();
  write('Наименование', { grey: 0.4 });
  write('Сумма', { isRight: true, grey: 0.4 });
  y += 24;
  rule();
  write(formatMoney(amount + credit), { isRight: true });
  const what = `Доступ к сервису, тариф «${tariff.name}»${termText(payment, terms)}`;
  for (const line of wrapped(what, right - left - sumWidth)) {
    write(line);
    y += 16;
  }
  y += 4;
  if (credit > 0) {
    write('Зачтён остаток прежнего тарифа', { grey: 0.4 });
    write(`−${formatMoney(credit)}`, { isRight: true, grey: 0.4 });
    y += 20;
  }
  y += 8;
  rule();
  y += 4;
  write('Итого оплачено', { size: 12, weight: 700 });
  write(formatMoney(amount), { size: 12, weight: 700, isRight: true });
  y += 18;
  write(sumInWords(amount));
  y += 18;
  write('НДС — как указано в кассовом чеке', { grey: 0.4 });
  if (payment.refunded_kopecks > 0) {
    y += 24;
    write(`Возвращено${returnDay(payment)}`, { weight: 600 });
    write(formatMoney(payment.refunded_kopecks), { weight: 600, isRight: true });
  }
  y += 44;
  write(`Платёж ${payment.id}, принят ${day(paidAt)}.`, { size: 9, grey: 0.4 });
  y += 14;
  write('Кассовый чек отправлен на почту плательщика.', { size: 9, grey: 0.4 });
  return pdfPages(title, [marks]);
}

const units = { day: ['день', 'дня', 'дней'], month: ['месяц', 'месяца', 'месяцев'] } as const;

/** What was sold, and not how long it lasted: a tariff that was given back or replaced ends sooner. */
export function termText({ until }: Pick<Transaction, 'until'>, terms: TariffTerms | null): string {
  if (!terms) return until ? ` до ${day(until)}` : '';
  const { period_count: count, period_unit: unit } = terms;
  return count === null || unit === null ? '' : ` на ${countOf(count, units[unit])}`;
}

const returnDay = ({ refund }: Transaction) =>
  refund?.status === 'succeeded' ? ` ${day(refund.created_at)}` : '';

function stateOf({ amount_kopecks, refunded_kopecks }: Transaction): string {
  if (refunded_kopecks === 0) return 'Оплачен';
  return refunded_kopecks < amount_kopecks
    ? 'Оплачен, часть денег возвращена'
    : 'Оплачен, деньги возвращены';
}

interface Look {
  size: number;
  weight: 400 | 600 | 700;
  grey: number;
  x: number;
  isRight: boolean;
}

const doesFit = (text: string, width: number) => widthOf(text, { size: 10, weight: 400 }) <= width;

/** In lines that fit: between words, else within the one that is too long. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => broken(one, width))) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && doesFit(joined, width)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function broken(word: string, width: number): string[] {
  if (doesFit(word, width)) return [word];
  const parts = [''];
  for (const sign of word) {
    const joined = `${parts.at(-1)}${sign}`;
    if (doesFit(joined, width)) parts[parts.length - 1] = joined;
    else parts.push(sign);
  }
  return parts;
}
