import type { PaymentProvider } from '#contract/payments.ts';

/**
 * What this product asks of whoever takes money for it. Sums are whole kopecks. Every call may throw
 * GatewayError: with `isFinal` the provider has refused and nothing was done; without it nobody knows,
 * and the same call is to be repeated with the same order.
 */
export interface PaymentGateway {
  name: PaymentProvider;
  /** Answers the same payment however often the same order is sent. */
  createPayment(order: PaymentOrder): Promise<ProviderPayment>;
  /** Null: there is none. */
  getPayment(id: string): Promise<ProviderPayment | null>;
  /**
   * What was made of an order whose answer never came. For orders so old that the provider has
   * forgotten their key: repeating them would charge a second time.
   */
  findPayment(order: OrderTrace): Promise<ProviderPayment | null>;
  /** Answers the same refund however often the same order is sent. */
  createRefund(order: RefundOrder): Promise<ProviderRefund>;
  getRefund(id: string): Promise<ProviderRefund | null>;
  findRefund(order: OrderTrace & { paymentId: string }): Promise<ProviderRefund | null>;
  /** Every payment that was made since then, whoever has made it, in any order. */
  listPayments(since: Date): AsyncIterable<ProviderPayment>;
  listRefunds(since: Date): AsyncIterable<ProviderRefund>;
  /** How long the provider remembers the key of an order, in hours. */
  keyHours: number;
}

export interface OrderTrace {
  /** Of the order: `payments.id` or `refunds.id`. */
  id: string;
  createdAt: Date;
}

export interface PaymentOrder {
  /** `payments.id`: the key of the call, and kept with the payment at the provider. */
  id: string;
  amountKopecks: number;
  /** «Тариф «Месяц», рядом» — on the page of the bank and in the receipt; at most 128 letters. */
  description: string;
  /** Of the receipt. */
  email: string;
  /** Where the bank sends the person back to; null with a saved method. */
  returnUrl: string | null;
  /** Ask for leave to charge the same means again. */
  savesMethod: boolean;
  /** Charge this saved one, without anybody at the screen. */
  methodId?: string;
}

export interface ProviderPayment {
  id: string;
  /** Our id, as it was given to the provider; null: it is not one of ours. */
  orderId: string | null;
  state: 'pending' | 'succeeded' | 'canceled';
  amountKopecks: number;
  currency: string;
  /** Where the person pays, while it is pending. */
  confirmationUrl: string | null;
  /** Why it was canceled: a word of the YooKassa API (`insufficient_funds`, …). */
  cancelReason: string | null;
  /** The means that may be charged again, once the payment has succeeded. */
  method: { id: string; title: string } | null;
  /** What tells the bank card that has paid from most others; null: it was none, or nobody says which. */
  card: string | null;
  refundedKopecks: number;
  createdAt: Date;
}

export interface RefundOrder {
  /** `refunds.id`: the key of the call. */
  id: string;
  paymentId: string;
  amountKopecks: number;
  description: string;
  email: string;
}

export interface ProviderRefund {
  id: string;
  /** Our id, as it was given to the provider; null: it is not one of ours. */
  orderId: string | null;
  paymentId: string;
  state: 'pending' | 'succeeded' | 'canceled';
  amountKopecks: number;
}
