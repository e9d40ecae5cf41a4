import { z } from 'zod';
import { answerFile, endpoint } from './endpoint.ts';
import { kopecksField, lineField, textField } from './fields.ts';

/** What two who work together sign on paper: an agreement on services, a receipt for money. */
const deedKinds = ['agreement', 'receipt'] as const;
export type DeedKind = (typeof deedKinds)[number];

export const deedLimits = { name: 120, passport: 200, address: 200, text: 600, line: 200 } as const;

/** Everything may stay empty: then there is a line to fill in by hand. */
const dayField = z.union([z.literal(''), z.iso.date('Выберите день')]);

const personField = z.strictObject({
  /** In full, as in the passport. */
  name: lineField(deedLimits.name),
  /** Series, number, by whom and when it was given. */
  passport: lineField(deedLimits.passport),
  address: lineField(deedLimits.address),
});
export type DeedPerson = z.output<typeof personField>;

const bothSides = {
  city: lineField(60),
  day: dayField,
  customer: personField,
  worker: personField,
};

const payTurns = ['each_time', 'week', 'two_weeks', 'month', ''] as const;
export type PayTurn = (typeof payTurns)[number];

interface Span {
  begins: string;
  ends: string;
}
const isInOrder = ({ begins, ends }: Span) => !begins || !ends || begins <= ends;
const wrongOrder = { error: 'Последний день раньше первого', path: ['ends'] };

const agreementField = z
  .strictObject({
    ...bothSides,
    service: textField(deedLimits.text),
    place: lineField(deedLimits.line),
    begins: dayField,
    /** Empty: until somebody ends it. */
    ends: dayField,
    hours: lineField(deedLimits.line),
    /** «450 ₽ в час» */
    pay: lineField(100),
    turn: z.enum(payTurns, { error: 'Выберите, как часто платят' }),
    /** Before the end; null: to be filled in. */
    notice_days: z
      .number({ error: 'Введите число дней' })
      .int('Введите целое число дней')
      .min(1, 'Хотя бы один день')
      .max(90, 'Не больше 90 дней')
      .nullable(),
    is_self_employed: z.boolean(),
  })
  .refine(isInOrder, wrongOrder);
export type Agreement = z.output<typeof agreementField>;

const receiptField = z
  .strictObject({
    ...bothSides,
    sum_kopecks: kopecksField.nullable(),
    service: textField(deedLimits.text),
    begins: dayField,
    ends: dayField,
    /** Of the agreement that it is paid by. */
    agreed_on: dayField,
  })
  .refine(isInOrder, wrongOrder);
export type Receipt = z.output<typeof receiptField>;

/** What both have told the site already; the rest is typed, and kept nowhere. */
const knownSchema = z.object({
  side: z.enum(['worker', 'employer']),
  /** Of the vacancy. */
  title: z.string(),
  customer_name: z.string(),
  worker_name: z.string(),
  city: z.string(),
  hours: z.string(),
  pay: z.string(),
  /** Of a meeting that both have agreed on and that is still to come; empty: there is none. */
  begins: z.string(),
});
export type KnownOfDeed = z.infer<typeof knownSchema>;

const byId = z.object({ id: z.coerce.number().int().positive() });
const pdf = { answer: answerFile, answerBytes: 'application/pdf' } as const;
/** Its answer is as secret as what was typed. */
const drawn = { method: 'POST', access: 'user', params: byId, withoutIdempotency: true } as const;

export const deedCalls = {
  known: endpoint({
    method: 'GET',
    path: '/v1/response/:id/deeds',
    access: 'user',
    summary: 'Что уже известно для договора и расписки: из обеих карточек и переписки',
    params: byId,
    answer: knownSchema,
  }),
  agreement: endpoint({
    ...drawn,
    ...pdf,
    path: '/v1/response/:id/deeds/agreement',
    summary: 'Договор двух людей об услугах (PDF); присланное нигде не сохраняется',
    body: agreementField,
  }),
  receipt: endpoint({
    ...drawn,
    ...pdf,
    path: '/v1/response/:id/deeds/receipt',
    summary: 'Расписка о получении денег (PDF); присланное нигде не сохраняется',
    body: receiptField,
  }),
} as const;

export const blankDeed = endpoint({
  method: 'GET',
  path: '/v1/deeds/:kind',
  access: 'public',
  summary: 'Пустой бланк договора или расписки (PDF)',
  params: z.object({ kind: z.enum(deedKinds, { error: 'Такого бланка нет' }) }),
  ...pdf,
});

const nobody: DeedPerson = { name: '', passport: '', address: '' };
const emptySides = { city: '', day: '', customer: nobody, worker: nobody } as const;

export const emptyAgreement: Agreement = {
  ...emptySides,
  service: '',
  place: '',
  begins: '',
  ends: '',
  hours: '',
  pay: '',
  turn: '',
  notice_days: null,
  is_self_employed: false,
};

export const emptyReceipt: Receipt = {
  ...emptySides,
  sum_kopecks: null,
  service: '',
  begins: '',
  ends: '',
  agreed_on: '',
};
