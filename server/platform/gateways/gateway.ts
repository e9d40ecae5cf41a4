/** A mail as it goes over the wire; the same `id` whenever the same letter is tried again. */
interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader switches such letters off. */
  stopLink?: string;
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

/** The ways out of the house. */
export interface Gateways {
  mail: MailGateway;
  phone: PhoneGateway;
}

/** Why a letter did not leave. Final: the same letter will be refused again. */
export class GatewayError extends Error {
  readonly isFinal: boolean;

  constructor(words: string, { isFinal }: { isFinal: boolean }) {
    super(words);
    this.name = 'GatewayError';
    this.isFinal = isFinal;
  }
}
