import type { PaymentGateway } from './payments.ts';

/** A mail as it goes over the wire; the same `id` whenever the same letter is tried again. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader switches such letters off. */
  stopLink?: string;
  /** Takes a POST that does so at once (RFC 8058). */
  stopPost?: string;
}

/** What a phone gets: read on its screen, or heard in a call. */
export interface OutgoingMessage {
  id: number;
  channel: 'sms' | 'call';
  /** `+79001234567` */
  to: string;
  text: string;
}

export interface MailGateway {
  /** Returns once the letter is somebody else's to carry; throws GatewayError otherwise. */
  send(mail: OutgoingMail): Promise<void>;
}

export interface PhoneGateway {
  /** Whether a code can be dictated by a call. */
  calls: boolean;
  send(message: OutgoingMessage): Promise<void>;
}

export interface OutgoingPush {
  /** As the browser has named itself. */
  to: { endpoint: string; p256dh: string; auth: string };
  /** What its service worker gets; nobody on the way can read it. */
  text: string;
  /** A newer one with the same topic takes the place of one that waits; at most 32 letters. */
  topic: string;
}

export interface PushGateway {
  /** `gone`: that browser does not want any more of them, ever. Throws GatewayError. */
  send(push: OutgoingPush): Promise<'sent' | 'gone'>;
}

/** The ways out of the house. */
export interface Gateways {
  mail: MailGateway;
  phone: PhoneGateway;
  push: PushGateway;
  /** null: nothing can be bought here. */
  payments: PaymentGateway | null;
}

interface Fault {
  /** The same letter will be refused again. */
  isFinal: boolean;
  /** Nobody answered for as long as we wait. */
  isTimeout?: boolean;
}

/** Why a letter did not leave. */
export class GatewayError extends Error {
  readonly isFinal: boolean;
  readonly isTimeout: boolean;

  constructor(words: string, { isFinal, isTimeout = false }: Fault) {
    super(words);
    this.name = 'GatewayError';
    this.isFinal = isFinal;
    this.isTimeout = isTimeout;
  }
}
