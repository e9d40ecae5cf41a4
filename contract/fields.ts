import { z } from 'zod';
import { isDay } from './days.ts';
import { payUnits } from './pay.ts';

/** A day that is asked for. */
export const dayField = z.iso.date({ error: 'Выберите день' }).refine(isDay, 'Выберите день');

const text = () => z.string({ error: 'Введите текст' });

/**
 * Text that PostgreSQL can store and a person can read: no NUL, no lone surrogates, outer blanks
 * trimmed. `max` counts UTF-16 units, as the browser's `maxLength` does.
 */
export const textField = (max: number, min = 0) => readable(text(), max, min);

/**
 * The same in one line: what would begin another one becomes a blank, so that nobody can write
 * lines of a letter in the name of this site.
 */
export const lineField = (max: number, min = 0) =>
  readable(
    text().overwrite((typed) => typed.replaceAll(/(?!\0)[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')),
    max,
    min,
  );

/**
 * What nobody sees and nobody types: it makes an empty name, turns the words after it around, and
 * hides a phone from whoever looks for one. What joins the parts of an emoji stays.
 */
const unseen =
  /(?![\u200C\u200D])[\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]/gu;

function readable(field: z.ZodString, max: number, min: number): z.ZodType<string, string> {
  return field
    .overwrite((typed) => typed.replaceAll(unseen, ''))
    .trim()
    .min(min, min <= 1 ? 'Заполните это поле' : `Напишите подробнее: не меньше ${min} знаков`)
    .max(max, `Слишком длинно: можно не больше ${max} знаков`)
    .refine(
      (typed) => typed.isWellFormed() && !typed.includes('\0'),
      'В тексте есть недопустимые знаки',
    );
}

/**
 * How a person is called, on public cards too: letters alone, so that no phone and no address of a
 * site or messenger gets there; «А. Б. Орлова» and «Д’Артаньян-Петрова» are names as well.
 */
export const nameField = (max: number, min = 1) =>
  lineField(max, min).refine((typed) => name.test(typed), {
    error: 'Напишите имя буквами: без цифр, ссылок и других знаков',
  });
export const personNameField = nameField(80);
// Marks above marks would stand over the lines of others.
const name =
  /^(?!.*\p{M}{3})(?=.*\p{L})(?:(?:\p{L}\.)+|[\p{L}\p{M}'’ʼ-]+)(?: +(?:(?:\p{L}\.)+|[\p{L}\p{M}'’ʼ-]+))*$/u;

/** Latin words and digits joined by hyphens, as they stand in addresses. */
export const slugField = z
  .string({ error: 'Выберите из списка' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Такого адреса нет')
  .max(120, 'Такого адреса нет');

/** Names a picture for ever; what it shows never changes. */
export const photoIdField = z
  .string({ error: 'Выберите фотографию' })
  .regex(/^[a-z0-9-]{8,60}$/, 'Такой фотографии нет');

/** Kopecks: rubles × 100, a whole number. */
export const kopecksField = z
  .number({ error: 'Введите сумму цифрами' })
  .int('Введите сумму без копеек')
  .min(0, 'Сумма не может быть меньше нуля')
  .max(1_000_000_000, 'Слишком большая сумма');

export const payUnitField = z.enum(payUnits, { error: 'Выберите, за что платят' });

export const paySchema = z.object({
  from_kopecks: z.number().int().nullable(),
  to_kopecks: z.number().int().nullable(),
  unit: z.enum(payUnits),
});

/** Answer to a numbered list; a total that is estimated or capped says so. */
const pageMetaSchema = z.object({
  current_page: z.number().int(),
  last_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  total_is_exact: z.boolean(),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: pageMetaSchema });
}
