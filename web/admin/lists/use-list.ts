import { textListCalls, type TextListName, type TextLists } from '#contract/text-lists.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import { type FormDraft, useFormDraft } from '../form-draft/use-form-draft.ts';

/** All as texts, for one form draws every list; «yes» is a ticked box, an empty key a new line. */
export type Line = Record<string, string>;

/** The whole list is one field of the form. */
export function useList<Name extends TextListName>(name: Name, list: TextLists[Name]) {
  const form = useFormDraft(`list.${name}`, { lines: list.items.map(toLine) });
  return { form, saving: useSave(name, list.version, form) };
}

function useSave(name: TextListName, version: number, form: FormDraft<{ lines: Line[] }>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Сохранено, люди уже видят',
    save: ({ lines }: { lines: Line[] }) => {
      // The server checks each line by the schema of its list and names what is wrong.
      const body = { items: lines.map(fromLine), version } as never;
      return api.call(textListCalls[name], { body });
    },
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
