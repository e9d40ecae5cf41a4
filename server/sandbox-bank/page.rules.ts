import { formatMoney } from '#contract/russian.ts';
import { cards, codeOf, declines, payPath } from './rules.ts';

interface Bill {
  id: string;
  amount_kopecks: number;
  description: string;
  saves_method: boolean;
}

/** A page of the bank; its words are ours, but for what the order says. */
export function payPage(bill: Bill, shop: string): string {
  const reasons = Object.entries(declines).map(([value, label]) => option(value, label));
  return page(
    'Учебный банк',
    `${head(bill, shop)}
    <form method="post" action="${payPath(bill.id)}">
      ${cardChoice()}
      ${bill.saves_method ? renewalChoice(reasons) : ''}
      <button class="main" name="action" value="pay">Оплатить</button>
      <button name="action" value="3ds">Оплатить с кодом (3-D Secure)</button>
      <button name="action" value="pay-and-close">Оплатить и закрыть вкладку</button>
      <button name="action" value="wait">Банк не отвечает</button>
      <fieldset><legend>Отказать</legend>
        <select name="reason" aria-label="Причина отказа">${reasons.join('')}</select>
        <button name="action" value="decline">Отказать в оплате</button>
      </fieldset>
    </form>`,
  );
}

export function codePage(bill: Bill, shop: string, isWrong: boolean): string {
  return page(
    'Подтвердите оплату',
    `${head(bill, shop)}
    <p>Банк «прислал» вам код: <strong>${codeOf(bill.id)}</strong></p>
    ${isWrong ? '<p class="error" role="alert">Код не тот. Введите четыре цифры, которые стоят выше.</p>' : ''}
    <form method="post" action="${payPath(bill.id)}">
      <label>Код из СМС <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="4" required autofocus></label>
      <button class="main" name="action" value="code">Подтвердить</button>
    </form>`,
  );
}

/** Nothing more can be done here; `back` is where the shop wants the person. */
export function endPage(title: string, text: string, back: string | null): string {
  const link = back ? `<p><a href="${escapeHtml(back)}">Вернуться на сайт</a></p>` : '';
  return page(title, `<h1>${title}</h1><p>${text}</p>${link}`);
}

function head(bill: Bill, shop: string): string {
  return `<h1>Учебный банк</h1>
    <p class="note">Деньги не списываются: это замена банка, чтобы попробовать сайт.</p>
    <p>${escapeHtml(shop)}<br>${escapeHtml(bill.description)}</p>
    <p class="sum">${formatMoney(bill.amount_kopecks).replace('₽', 'руб.')}</p>`;
}

function cardChoice(): string {
  const known = cards.map((digits) => option(digits, `•• ${digits}, одна и та же каждый раз`));
  return `<label>Какой картой платите
    <select name="card"><option value="">Новой</option>${known.join('')}</select></label>`;
}

function renewalChoice(reasons: string[]): string {
  return `<label>Как карта поведёт себя при продлении
    <select name="renewals"><option value="">Заплатит</option>${reasons.join('')}</select></label>`;
}

const option = (value: string, label: string) => `<option value="${value}">${label}</option>`;

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>
:root { color-scheme: light dark; --ink: #1c2321; --paper: #f3f1ea; --sheet: #fff; --line: #b9bfba; --main: #3a4a8c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ebe7; --paper: #16191a; --sheet: #212627; --line: #59615e; --main: #aab8ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--sheet); border-radius: 16px; border: 1px solid var(--line); }
h1 { font-size: 24px; margin: 0 0 8px; } p { margin: 0 0 12px; overflow-wrap: anywhere; }
.note { font-size: 15px; } .sum { font-size: 32px; font-weight: 600; } .error { font-weight: 600; color: #c02626; }
form { display: grid; gap: 12px; } label { display: grid; gap: 4px; }
button, select, input { width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 12px; }
button { cursor: pointer; } button.main { background: var(--main); color: var(--sheet); border-color: var(--main); font-weight: 600; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
fieldset { display: grid; gap: 12px; margin: 8px 0 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; } a { color: var(--main); }
</style></head><body><main>${body}</main></body></html>`;
