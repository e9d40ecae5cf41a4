import { z } from 'zod';
import { callWithForm } from './form-call.ts';
import { GatewayError, type OutgoingMessage, type PhoneGateway } from './gateway.ts';
import type { SmsSettings } from '../config/gateway-settings.ts';

const resultSchema = z.object({
  status: z.string(),
  status_code: z.number(),
  status_text: z.string().optional(),
});
type Result = z.infer<typeof resultSchema>;

const answerSchema = resultSchema.extend({ sms: z.record(z.string(), resultSchema).optional() });

const accepted = 100;

/**
 * Refused for good: no such number or no way to it (150, 202, 207, 214), stop lists (209, 215),
 * a text that may not be sent (203, 205, 216), too many for this number today (230, 232, 233).
 * The rest may pass: an empty account, a wrong key, limits of the account, an outage.
 */
const final = [150, 202, 203, 205, 207, 209, 214, 215, 216, 230, 232, 233];

/**
 * https://sms.ru/api/send. Its calls do not dictate a code: they show one of their own as the last
 * digits of the caller's number, so calls are not offered.
 */
export function smsRu(settings: SmsSettings & { provider: 'smsru' }): PhoneGateway {
  const { baseUrl, apiId, sender } = settings;
  return {
    calls: false,
    async send({ channel, to, text }: OutgoingMessage) {
      if (channel === 'call') throw new GatewayError('SMS.ru dictates nothing', { isFinal: true });
      const phone = to.replace('+', '');
      const form = {
        api_id: apiId,
        json: '1',
        to: phone,
        msg: text,
        ttl: '10',
        ...(sender && { from: sender }),
      };
      const answer = await callWithForm(`${baseUrl}/sms/send`, form, answerSchema);
      check(answer);
      const result = answer.sms?.[phone];
      if (!result) throw new GatewayError('no word about this number', { isFinal: false });
      check(result);
    },
  };
}

function check({ status_code: code, status_text: words = '' }: Result): void {
  if (code === accepted) return;
  throw new GatewayError(`SMS.ru ${code} ${words}`.trim(), { isFinal: final.includes(code) });
}
