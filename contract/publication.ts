import { z } from 'zod';
import { answerSchemaOf } from './answer-checks.ts';
import type { AttributeDefinition } from './attributes.ts';
import { cardLimits } from './drafts.ts';
import { kopecksField, lineField, payUnitField, slugField, textField } from './fields.ts';
import { moscowDay } from './russian.ts';
import { isEmptyWorkplace, type Workplace, workplaceSchema } from './workplaces.ts';

/** What a draft must be to be shown to people; error paths name the fields of the form. */
export function publishableSchema(definitions: AttributeDefinition[], now = new Date()) {
  const answers = Object.fromEntries(
    definitions.map((definition) => {
      const schema = answerSchemaOf(definition);
      return [definition.key, isNeeded(definition) ? required(schema) : schema.optional()];
    }),
  );
  return z.object({
    title: lineField(cardLimits.title).nullable(),
    city: required(slugField, 'Выберите город'),
    place: lineField(cardLimits.place).nullable(),
    about: required(textField(cardLimits.about, cardLimits.aboutAtLeast)),
    pay: required(publishablePay, 'Укажите оплату'),
    answers: z.object(answers),
    // A row that was added and left empty is no answer, and blocks nothing.
    workplaces: z.array(workplaceSchema.superRefine(unlessEmpty(moscowDay(now).slice(0, 7)))),
    questions: z.array(textField(cardLimits.question)),
    closes_on: closingDay(now),
  });
}

/** Who has an old card is not asked what nobody is asked any more. */
const isNeeded = ({ required, hidden }: AttributeDefinition) => required && !hidden;

function closingDay(now: Date) {
  const latest = moscowDay(new Date(now.getTime() + cardLimits.openDays * 24 * 60 * 60 * 1000));
  return z
    .string()
    .refine((day) => day > moscowDay(now), 'Этот день уже наступил')
    .refine((day) => day <= latest, `Выберите день не позже чем через ${cardLimits.openDays} дней`)
    .nullable();
}

function unlessEmpty(thisMonth: string) {
  const whole = publishableWorkplace(thisMonth);
  return (workplace: Workplace, context: z.RefinementCtx) => {
    if (isEmptyWorkplace(workplace)) return;
    for (const { path, message } of whole.safeParse(workplace).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
  };
}

function publishableWorkplace(thisMonth: string) {
  return workplaceSchema
    .extend({
      place: required(workplaceSchema.shape.place, 'Напишите, где вы работали'),
      from: required(workplaceSchema.shape.from, 'Укажите, когда начали'),
    })
    .refine(({ from }) => typeof from !== 'string' || from <= thisMonth, {
      error: 'Этот месяц ещё не наступил',
      path: ['from'],
    })
    .refine(({ from, until }) => typeof from !== 'string' || until === null || until >= from, {
      error: 'Конец раньше начала',
      path: ['until'],
    });
}

const publishablePay = z
  .object({
    from_kopecks: kopecksField.nullable(),
    to_kopecks: kopecksField.nullable(),
    unit: required(payUnitField, 'Выберите, за что платят'),
  })
  .refine((pay) => (pay.from_kopecks ?? pay.to_kopecks) !== null, {
    error: 'Укажите сумму',
    path: ['from_kopecks'],
  })
  .refine((pay) => (pay.from_kopecks ?? 0) <= (pay.to_kopecks ?? Infinity), {
    error: '«До» должно быть не меньше, чем «от»',
    path: ['to_kopecks'],
  });

/** Missing and null get one plain sentence instead of a type error. */
function required<S extends z.ZodType>(schema: S, text = 'Ответьте на этот вопрос') {
  return z
    .unknown()
    .refine((value) => value !== null && value !== undefined && value !== '', text)
    .pipe(schema);
}
