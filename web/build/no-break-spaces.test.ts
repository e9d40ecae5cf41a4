import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withNoBreakSpaces } from './no-break-spaces.ts';

const bound = (code: string) => withNoBreakSpaces(code, parseAst(code)).replaceAll('\u00a0', '_');

it.each([
  ["say('Живёт в саду — и не один')", "say('Живёт в_саду_— и_не_один')"],
  ['say("В саду 5 минут и 36 000 ₽")', 'say("В_саду 5_минут и_36_000_₽")'],
  ['say(["от ", sum, " ₽ и ", more])', 'say(["от_", sum, "_₽ и_", more])'],
  [
    'say(`от ${sum} до ${more} — ${with_("у нас")}`)',
    'say(`от_${sum} до_${more}_— ${with_("у_нас")}`)',
  ],
  ['say("для всех и «у нас»")', 'say("для всех и_«у_нас»")'],
  ['say(/в саду/, "0 0 100 6", "0 100%")', 'say(/в саду/, "0 0 100 6", "0 100%")'],
  ['// в саду', '// в саду'],
])('binds what belongs together: %s', (code, expected) => {
  expect(bound(code)).toBe(expected);
});
