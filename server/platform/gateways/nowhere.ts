import type { MailGateway, PhoneGateway } from './gateway.ts';

/** Nothing leaves the machine: `/dev/outbox` is where letters and messages arrive. */
export const nowhere: { mail: MailGateway; phone: PhoneGateway } = {
  mail: { send: async () => undefined },
  phone: { calls: true, send: async () => undefined },
};
