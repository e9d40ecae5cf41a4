import type { Gateways, OutgoingMail, OutgoingMessage } from './gateway.ts';
import { nowhere } from './nowhere.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import type { Brand, GatewaySettings, SmsSettings } from '../config/gateway-settings.ts';
import { smsRu } from './sms-ru.ts';
import { smsc } from './smsc.ts';
import { smtp } from './smtp.ts';
import { webPush } from './web-push.ts';
import { yookassa } from './yookassa.ts';

/** The ways out that the settings name; without a setting nothing leaves. */
export function openGateways(settings: {
  gateways: GatewaySettings;
  brand: Brand;
  secret: string;
}): Gateways {
  const { gateways, brand } = settings;
  const mail = gateways.smtp ? smtp(gateways.smtp, brand) : nowhere.mail;
  const phone = gateways.sms ? phoneGateway(gateways.sms) : nowhere.phone;
  return {
    mail: { send: withCircuitBreaker((letter: OutgoingMail) => mail.send(letter)) },
    phone: {
      calls: phone.calls,
      send: withCircuitBreaker((message: OutgoingMessage) => phone.send(message)),
    },
    push: webPush(settings),
    payments: gateways.yookassa && yookassa(gateways.yookassa),
  };
}

const phoneGateway = (settings: SmsSettings) =>
  settings.provider === 'smsru' ? smsRu(settings) : smsc(settings);
