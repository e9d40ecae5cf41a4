import type { Requisite } from '#contract/content.ts';
import type { Transaction } from '#contract/payments.ts';
import { formatDay, formatMoney, moscowDay } from '#contract/russian.ts';
import { pdfPage, type PdfMark } from '#server/platform/pdf.ts';
import { widthOf } from '#server/platform/text-outlines.ts';
import { sumInWords } from './sum-words.rules.ts';

interface Bill {
  payment: Transaction;
  paidAt: string;
  payer: string;
  requisites: readonly Requisite[];
}

const left = 56;
const values = 216;
const right = 539;
/** The year is always said. */
const longAgo = new Date(0);
const day = (at: string) => formatDay(at, longAgo);

/** A paid bill of one page. */
export function drawBill({ payment, paidAt, payer, requisites }: Bill): Uint8Array {
  const { tariff, until, amount_kopecks: amount, credit_kopecks: credit } = payment;
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
    for (const line of wrapped(value)) {
      write(line, { x: values });
      y += 16;
    }
  };

  write(title, { size: 18, weight: 700 });
  y += 22;
  write('Оплачен', { weight: 600 });
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
  write(`Доступ к сервису, тариф «${tariff.name}»${until ? ` до ${day(until)}` : ''}`);
  write(formatMoney(amount + credit), { isRight: true });
  y += 20;
  if (credit > 0) {
    write('Зачтён остаток прежнего тарифа', { grey: 0.4 });
    write(`−${formatMoney(credit)}`, { isRight: true, grey: 0.4 });
    y += 20;
  }
  y += 8;
  rule();
  write('Итого оплачено', { size: 12, weight: 700 });
  write(formatMoney(amount), { size: 12, weight: 700, isRight: true });
  y += 18;
  write(sumInWords(amount));
  y += 18;
  write('НДС — как указано в кассовом чеке', { grey: 0.4 });
  if (payment.refunded_kopecks > 0) {
    y += 24;
    write('Возвращено', { weight: 600 });
    write(formatMoney(payment.refunded_kopecks), { weight: 600, isRight: true });
  }
  y += 44;
  write(`Платёж ${payment.id}, принят ${day(paidAt)}.`, { size: 9, grey: 0.4 });
  y += 14;
  write('Кассовый чек отправлен на почту плательщика.', { size: 9, grey: 0.4 });
  return pdfPage(title, marks);
}

interface Look {
  size: number;
  weight: 400 | 600 | 700;
  grey: number;
  x: number;
  isRight: boolean;
}

/** In lines that fit beside their label. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (widthOf(joined, { size: 10, weight: 400 }) <= right - values)
      lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
