import { z } from 'zod';

/** Part of the environment: the shop at YooKassa, and what stands on its receipts (54-ФЗ). */
export const yookassaEnvironment = {
  YOOKASSA_SHOP_ID: z.string().regex(/^\d+$/).optional(),
  YOOKASSA_SECRET_KEY: z.string().min(10).optional(),
  /** Another address of the API: a stand-in. */
  YOOKASSA_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.yookassa.ru/v3'),
  /** 1: without VAT; 11 and 12 are 22 % since 2026. */
  YOOKASSA_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),
  /** Only for those who have more than one system of taxes. */
  YOOKASSA_TAX_SYSTEM_CODE: z.coerce.number().int().min(1).max(6).optional(),
  YOOKASSA_PAYMENT_SUBJECT: z.string().default('service'),
  YOOKASSA_PAYMENT_MODE: z.string().default('full_payment'),
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
