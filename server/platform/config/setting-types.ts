import { z } from 'zod';

// What an operator writes into one variable. Each says in words what belongs there, and never what
// stood there: it may be a password, and the message goes into a log.

export const wholeNumber = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(between(least, most, error));
};

export const seconds = (least: number, most: number) => {
  const error = `seconds, from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, error)
    .transform(Number)
    .pipe(between(least, most, error));
};

const between = (least: number, most: number, error: string) =>
  z.number().min(least, error).max(most, error);

export const oneOf = <const Choices extends [string, ...string[]]>(...choices: Choices) =>
  z.enum(choices, { error: `one of ${choices.join(', ')}` });

export const portNumber = wholeNumber(0, 65_535);

export const hostName = z
  .string()
  .regex(/^[\w.:%-]+$/, 'a name or an address, without http:// and port');

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https:// or http://',
});

/** `https://host:port`, a slash at its end or none. */
export const webOrigin = webAddress.refine(
  (text) => !URL.canParse(text) || new URL(text).pathname === '/',
  { error: 'an address without a path, as https://example.ru' },
);

export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'postgres://user:password@host:port/database; signs in the password that have a meaning in ' +
    'addresses are written as %23 for #, %2F for /, %40 for @',
});
