import { z } from 'zod';
import { webAddress, wholeNumber } from './setting-types.ts';

const receiptWord = z.string().regex(/^[a-z_]+$/, 'a word of YooKassa as full_payment');

/** Part of the environment: the shop at YooKassa, and what stands on its receipts (54-ФЗ). */
export const yookassaEnvironment = {
  YOOKASSA_SHOP_ID: z.string().regex(/^\d+$/, 'the number of the shop, digits only').optional(),
  YOOKASSA_SECRET_KEY: z
    .string()
    .min(10, 'the secret key of the shop, at least 10 characters')
    .optional(),
  /** Another address of the API: a stand-in. */
  YOOKASSA_API_URL: webAddress.default('https://api.yookassa.ru/v3'),
  /** 1: without VAT; 11 and 12 are 22 % since 2026. */
  YOOKASSA_VAT_CODE: wholeNumber(1, 12).default(1),
  /** Only for those who have more than one system of taxes. */
  YOOKASSA_TAX_SYSTEM_CODE: wholeNumber(1, 6).optional(),
  YOOKASSA_PAYMENT_SUBJECT: receiptWord.default('service'),
  YOOKASSA_PAYMENT_MODE: receiptWord.default('full_payment'),
};

type Environment = z.infer<z.ZodObject<typeof yookassaEnvironment>>;

export interface YookassaSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  shopId: string;
  secretKey: string;
  receipt: { vatCode: number; taxSystemCode: number | null; subject: string; mode: string };
}

/** What is set but not complete, in words. */
export function yookassaFaults({ YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY }: Environment): string[] {
  if (Boolean(YOOKASSA_SHOP_ID) === Boolean(YOOKASSA_SECRET_KEY)) return [];
  return ['YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY: the shop at YooKassa, both or none'];
}

/** Null: payments do not go through YooKassa. Call it only with what has no faults. */
export function readYookassa(environment: Environment): YookassaSettings | null {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = environment;
  if (!shopId || !secretKey) return null;
  return {
    baseUrl: environment.YOOKASSA_API_URL.replace(/\/+$/, ''),
    shopId,
    secretKey,
    receipt: {
      vatCode: environment.YOOKASSA_VAT_CODE,
      taxSystemCode: environment.YOOKASSA_TAX_SYSTEM_CODE ?? null,
      subject: environment.YOOKASSA_PAYMENT_SUBJECT,
      mode: environment.YOOKASSA_PAYMENT_MODE,
    },
  };
}
