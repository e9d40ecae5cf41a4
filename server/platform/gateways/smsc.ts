import { z } from 'zod';
import { callWithForm } from './form-call.ts';
import { GatewayError, type OutgoingMessage, type PhoneGateway } from './gateway.ts';
import type { SmsSettings } from '../config/gateway-settings.ts';

const answerSchema = z.union([
  z.object({ error: z.string(), error_code: z.coerce.number() }),
  z.object({ id: z.union([z.number(), z.string()]), cnt: z.number() }),
]);

/**
 * Refused for good: wrong parameters (1), date (5), a forbidden text or sender (6), a wrong number
 * (7), a number that cannot be reached (8). What may pass: login, account, too many calls (2–4, 9).
 */
const final = [1, 5, 6, 7, 8];

/** https://smsc.ru/api/http: messages, and calls that read a text aloud. */
export function smsc(settings: SmsSettings & { provider: 'smsc' }): PhoneGateway {
  const { baseUrl, credentials, sender } = settings;
  return {
    calls: true,
    async send({ id, channel, to, text }: OutgoingMessage) {
      const form = {
        ...credentials,
        fmt: '3',
        charset: 'utf-8',
        phones: to,
        // Ours, so that a repeated message can be told from another one in their journal.
        id: String(id),
        ...(channel === 'call'
          ? { call: '1', mes: spoken(text) }
          : { mes: text, valid: '00:10', ...(sender && { sender }) }),
      };
      const answer = await callWithForm(`${baseUrl}/sys/send.php`, form, answerSchema);
      if ('id' in answer) return;
      const { error, error_code: code } = answer;
      throw new GatewayError(`SMSC ${code} ${error}`, { isFinal: final.includes(code) });
    },
  };
}

/** Digit by digit instead of «сто двадцать три тысячи», and twice: one has to find a pen. */
function spoken(text: string): string {
  const slowly = text.replaceAll(/\d{4,}/g, (digits) => digits.split('').join(', '));
  return `${slowly} Повторяю. ${slowly}`;
}
