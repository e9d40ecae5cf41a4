import { Visitor, type ESTree, type Plugin } from 'vite';
import { keepTogether } from '../../contract/russian.ts';

/**
 * «в саду», «5 минут», a dash with the word before it: what belongs together stays on one line in
 * every text that stands in JSX. Texts of the database get the same on the server.
 */
export function noBreakSpaces(): Plugin {
  return {
    name: 'no-break-spaces',
    // JSX has become strings by then.
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/(?!admin\/)[^?]+\.tsx$/, code: /[а-яё]/ },
      handler(code) {
        return { code: withNoBreakSpaces(code, this.parse(code)), map: null };
      },
    },
  };
}

/** One space takes the place of another in every string, so nothing else of the code moves. */
export function withNoBreakSpaces(code: string, program: ESTree.Program): string {
  let bound = code;
  const bind = (start: number, text: string) => {
    // Not «0 0 100 6», which draws.
    if (!/[а-яё₽—]/i.test(text)) return;
    bound = bound.slice(0, start) + boundText(text) + bound.slice(start + text.length);
  };
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === 'string') bind(start + 1, code.slice(start + 1, end - 1));
    },
    TemplateElement({ value, start }) {
      bind(code.indexOf(value.raw, start), value.raw);
    },
  }).visit(program);
  return bound;
}

/** Also where a number or a word that is not known yet comes before or after. */
const boundText = (text: string) =>
  keepTogether(text)
    .replace(/(?<=(?:^|[\s\u00a0(«—])[а-яё]{1,2}) $/i, '\u00a0')
    .replace(/^ (?=[₽%])/, '\u00a0');
