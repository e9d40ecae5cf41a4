/** Where a payment is paid: a page of the bank, not of the product. */
export const payPath = (id: string) => `/sandbox/pay/${id}`;

const hour = 60 * 60 * 1000;

export const expiresAt = (createdAt: Date) => new Date(createdAt.getTime() + hour);

/** Why a bank declines, in the words of the YooKassa API, and as they stand on the buttons. */
export const declines: Record<string, string> = {
  insufficient_funds: 'Не хватает денег',
  card_expired: 'Карта просрочена',
  fraud_suspected: 'Подозрительная оплата',
  issuer_unavailable: 'Банк карты не отвечает',
  payment_method_limit_exceeded: 'Превышен предел',
  general_decline: 'Без причины',
};

/** Cards that can pay more than once, by their last digits. */
export const cards = ['4444', '0055'];

/** What the person can do at the page of the bank. */
export type Step =
  | { kind: 'pay'; tellsShop: boolean }
  | { kind: 'decline'; reason: string }
  | { kind: 'ask code' }
  | { kind: 'check code'; code: string }
  | { kind: 'wait' };

export function readStep(form: Record<string, string>): Step | null {
  const { action = '', reason = '', code = '' } = form;
  if (action === 'pay') return { kind: 'pay', tellsShop: true };
  if (action === 'pay-and-close') return { kind: 'pay', tellsShop: false };
  if (action === '3ds') return { kind: 'ask code' };
  if (action === 'code') return { kind: 'check code', code };
  if (action === 'wait') return { kind: 'wait' };
  if (action === 'decline' && reason in declines) return { kind: 'decline', reason };
  return null;
}

/** The code that the bank «sends»; it stands on the page. */
export const codeOf = (id: string) =>
  String(Number.parseInt(id.slice(0, 6), 16) % 10_000).padStart(4, '0');
