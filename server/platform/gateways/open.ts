import type { Config } from '../config.ts';
import type { Gateways } from './gateway.ts';
import { nowhere } from './nowhere.ts';
import type { SmsSettings } from './settings.ts';
import { smsRu } from './sms-ru.ts';
import { smsc } from './smsc.ts';
import { smtp } from './smtp.ts';

/** The ways out that the settings name; without a setting nothing leaves. */
export function openGateways({ gateways, brand }: Config): Gateways {
  return {
    mail: gateways.smtp ? smtp(gateways.smtp, brand) : nowhere.mail,
    phone: gateways.sms ? phoneGateway(gateways.sms) : nowhere.phone,
  };
}

const phoneGateway = (settings: SmsSettings) =>
  settings.provider === 'smsru' ? smsRu(settings) : smsc(settings);
