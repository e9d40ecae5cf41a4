import { z } from 'zod';
import { type Answer, type AttributeDefinition, longTextLimit } from './attributes.ts';
import { weekCells } from './week.ts';
import { textField } from './fields.ts';

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
    .refine((text) => min === null || text <= yearsAgo(min), {
      error: `Проверьте дату: нужно не меньше ${min} полных лет`,
    })
    .refine((text) => max === null || text >= yearsAgo(max), 'Проверьте дату: слишком ранняя');
}

function yearsAgo(years: number): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}
