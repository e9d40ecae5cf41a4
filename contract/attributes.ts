import { z } from 'zod';
import { textField } from './fields.ts';

export const attributeTypes = [
  'one',
  'many',
  'number',
  'range',
  'yes_no',
  'text',
  'date',
  'week',
] as const;

/** One question of a category; form, check, filter and card lines all follow from it. */
export const attributeDefinitionSchema = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  type: z.enum(attributeTypes),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** One word («м²») or three forms («год», «года», «лет»). */
  unit: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  required: z.boolean(),
  filterable: z.boolean(),
  shown_on_card: z.boolean(),
  /** Title of the form step, and of the group on the card page. */
  step: z.string(),
});
export type AttributeDefinition = z.infer<typeof attributeDefinitionSchema>;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const dayParts = ['morning', 'day', 'evening', 'night'] as const;

/** `mon_morning` … `sun_night`, the cells of the weekly grid. */
export const weekCells: readonly string[] = weekdays.flatMap((day) =>
  dayParts.map((part) => `${day}_${part}`),
);

const longTextLimit = 2000;

export const answerSchema = z.union([
  z.string().max(longTextLimit),
  z.boolean(),
  z.number(),
  z.array(z.string().max(100)).max(100),
  z.strictObject({ from: z.number().nullable(), to: z.number().nullable() }),
]);
export type Answer = z.infer<typeof answerSchema>;
export type Answers = Record<string, Answer>;

/** The check of one answer; texts are shown under the field. */
export function answerSchemaOf(definition: AttributeDefinition): z.ZodType<Answer> {
  const values = definition.options.map((option) => option.value);
  switch (definition.type) {
    case 'one':
      return z.enum(values, { error: 'Выберите вариант из списка' });
    case 'many':
      return setOf(values, 'Выберите варианты из списка');
    case 'week':
      return setOf(weekCells, 'Отметьте время в таблице');
    case 'yes_no':
      return z.boolean({ error: 'Ответьте «да» или «нет»' });
    case 'number':
      return numberOf(definition);
    case 'range':
      return rangeOf(definition);
    case 'date':
      return dateOf(definition);
    case 'text':
      return textField(Math.min(definition.max ?? longTextLimit, longTextLimit), 1);
  }
}

function setOf(values: readonly string[], error: string): z.ZodType<string[]> {
  return z
    .array(z.enum(values, { error }), { error })
    .min(1, error)
    .refine((chosen) => new Set(chosen).size === chosen.length, error);
}

function numberOf({ min, max }: AttributeDefinition): z.ZodType<number> {
  return z
    .number({ error: 'Введите число' })
    .int('Введите целое число')
    .min(min ?? 0, `Не меньше ${min ?? 0}`)
    .max(max ?? 1_000_000, `Не больше ${max ?? 1_000_000}`);
}

function rangeOf(definition: AttributeDefinition): z.ZodType<Answer> {
  const bound = numberOf(definition).nullable();
  return z
    .strictObject({ from: bound, to: bound }, { error: 'Введите числа' })
    .refine(({ from, to }) => from !== null || to !== null, 'Введите хотя бы одно число')
    .refine(
      ({ from, to }) => from === null || to === null || from <= to,
      '«От» должно быть не больше, чем «до»',
    );
}

/** `min` and `max` of a date are years back from today: a birth date has 18 and 100. */
function dateOf({ min, max }: AttributeDefinition): z.ZodType<string> {
  return z.iso
    .date({ error: 'Введите дату' })
    .refine((text) => min === null || text <= yearsAgo(min), 'Проверьте дату: слишком поздняя')
    .refine((text) => max === null || text >= yearsAgo(max), 'Проверьте дату: слишком ранняя');
}

function yearsAgo(years: number): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}
