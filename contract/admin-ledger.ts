import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayField } from './fields.ts';
import { statisticsDaysAtMost } from './statistics.ts';

export const ledgerAccounts = {
  provider: 'У платёжного сервиса',
  person: 'Расчёты с людьми',
  revenue: 'Выручка',
  refunds: 'Возвраты',
  granted: 'Выдано контактов',
  contacts: 'Контакты у людей',
  used: 'Открыто контактов',
  returned: 'Вернулось контактов',
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;

export const ledgerKinds = {
  payment: 'Оплата',
  refund: 'Возврат',
  contacts_granted: 'Контакты выданы',
  contact_used: 'Контакт открыт',
  contact_returned: 'Контакт вернулся',
} as const;
type LedgerKind = keyof typeof ledgerKinds;

const accountSchema = z.enum(Object.keys(ledgerAccounts) as [LedgerAccount, ...LedgerAccount[]]);
const unitSchema = z.enum(['kopecks', 'contacts']);
const movedSchema = z.object({
  account: accountSchema,
  unit: unitSchema,
  gained: z.number().int(),
  /** Below zero. */
  lost: z.number().int(),
});

const balanceSchema = movedSchema.extend({
  /** Of all that was ever written. */
  balance: z.number().int(),
});
export type LedgerBalance = z.infer<typeof balanceSchema>;

const daySchema = movedSchema.extend({ day: z.iso.date() });
export type LedgerDay = z.infer<typeof daySchema>;

const movementSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(Object.keys(ledgerKinds) as [LedgerKind, ...LedgerKind[]]),
  account: accountSchema,
  unit: unitSchema,
  amount: z.number().int(),
  /** The id of a payment, or the month of an entitlement. */
  subject: z.string(),
});
export type LedgerMovement = z.infer<typeof movementSchema>;

const violationSchema = z.object({ what: z.string(), subject: z.string() });
export type MoneyViolation = z.infer<typeof violationSchema>;

const checkSchema = z.object({
  checked_at: z.iso.datetime(),
  /** It is made every night: two days without one mean that it does not run. */
  is_old: z.boolean(),
  took_ms: z.number().int(),
  /** In all; of very many only the first are named. */
  found: z.number().int(),
  violations: z.array(violationSchema),
});
export type MoneyCheck = z.infer<typeof checkSchema>;

export const adminLedgerCalls = {
  show: endpoint({
    method: 'GET',
    path: '/v1/admin/ledger',
    access: 'admin',
    summary: `Счета с остатками, движения по дням (не больше ${statisticsDaysAtMost}) и последняя сверка`,
    query: z.object({ from: dayField, to: dayField }),
    answer: z.object({
      accounts: z.array(balanceSchema),
      days: z.array(daySchema),
      /** Null: no night has passed yet. */
      check: checkSchema.nullable(),
    }),
  }),
  movements: endpoint({
    method: 'GET',
    path: '/v1/admin/ledger/movements',
    access: 'admin',
    summary: 'Движения одного счёта за день, новые первыми',
    query: z.object({
      account: accountSchema,
      day: dayField,
      before: z.coerce.number().int().positive().optional(),
    }),
    answer: z.object({
      data: z.array(movementSchema),
      meta: z.object({ next_cursor: z.number().int().nullable() }),
    }),
  }),
} as const;
