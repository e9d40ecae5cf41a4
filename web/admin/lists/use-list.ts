import { useRouter } from '@tanstack/react-router';
import { textListCalls, type TextListName, type TextLists } from '#contract/text-lists.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { orOvertaken } from '../typed/or-overtaken.ts';
import { useTyped } from '../typed/use-typed.ts';

/** All as texts, for one form draws every list; «yes» is a ticked box, an empty key a new line. */
export type Line = Record<string, string>;

/** The whole list is one field of the form. */
export function useList<Name extends TextListName>(name: Name, list: TextLists[Name]) {
  const typed = useTyped(`list.${name}`, { lines: list.items.map(toLine) });
  return { typed, saving: useSave(name, list.version, typed.forget) };
}

function useSave(name: TextListName, version: number, forget: () => void) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (lines: Line[]) => {
    // The server checks each line by the schema of its list and names what is wrong.
    const body = { items: lines.map(fromLine), version } as never;
    await orOvertaken(router, () => api.call(textListCalls[name], { body }));
    forget();
    showSnackbar({ type: 'success', text: 'Сохранено, люди уже видят' });
    await router.invalidate();
  });
}

const toLine = (item: object): Line =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]: [string, unknown]) => [key, textOf(value)]),
  );

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return typeof value === 'string' ? value : '';
}

const fromLine = ({ key = '', is_example, ...texts }: Line) => ({
  ...texts,
  key: key || null,
  ...(is_example !== undefined && { is_example: is_example !== '' }),
});
