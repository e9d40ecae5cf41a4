import { createHash } from 'node:crypto';

/** Key of passports that production takes. */
export const passportKey = createHash('sha256').update('passports of the tests').digest('base64');

/** Settings of an installation behind TLS; nothing leaves, for no worker runs. */
export const production = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://ryadom.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@ryadom.example',
  SMS_PROVIDER: 'smsru',
  SMSRU_API_ID: 'key',
};
