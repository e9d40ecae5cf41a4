/*
 * How a person is called, on public cards too: letters alone, so that no phone and no address of a
 * site or messenger gets there; «А. Б. Орлова» and «Д’Артаньян-Петрова» are names as well.
 */

// Marks above marks would stand over the lines of others.
const name =
  /^(?!.*\p{M}{3})(?=.*\p{L})(?:(?:\p{L}\.)+|[\p{L}\p{M}'’ʼ-]+)(?: +(?:(?:\p{L}\.)+|[\p{L}\p{M}'’ʼ-]+))*$/u;

export const isPersonName = (typed: string) => name.test(typed);

export const personNameText = 'Напишите имя буквами: без цифр, ссылок и других знаков';

/** What no further typing makes a name: a digit, an emoji. What nobody sees is left out by itself. */
const foreign = /[^\p{L}\p{M}\p{Z}\p{Cc}\p{Cf}'’ʼ.-]/u;

/** For a field in which somebody is still typing: «А. Б» is not yet a name, and nothing is wrong with it. */
export const nameErrorSoFar = (typed: string) => (foreign.test(typed) ? personNameText : undefined);
