import type { TextListName, TextLists } from '#contract/text-lists.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { movesOf } from '../order/moves.ts';
import { DraftNotes } from '../form-draft/draft-notes.tsx';
import { listForms } from './list-fields.ts';
import { LineFields } from './line-fields.tsx';
import { type Line, useList } from './use-list.ts';

interface ListEditorProps<Name extends TextListName> {
  name: Name;
  list: TextLists[Name];
}

const linesAtMost = 20;

export function ListEditor<Name extends TextListName>({ name, list }: ListEditorProps<Name>) {
  const { fields, blank } = listForms[name];
  const { form, saving } = useList(name, list);
  const { submit, pending, problem, errorsOf, attempt } = saving;
  const { lines } = form.draft;
  const change = (next: Line[]) => form.change({ lines: next });
  const put = (at: number, part: Line) =>
    change(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  // Of the list as a whole; what is wrong with a line stands beside it.
  const whole = problem?.errors?.['items'] ? { ...problem, errors: undefined } : problem;
  return (
    <SubmitForm onSubmit={() => void submit(form.draft)} attempt={attempt}>
      <DraftNotes
        form={form}
        problem={whole}
        names={{ lines: 'Список' }}
        saved={list.items.map((item) => Object.values(item).join(' · ')).join('\n')}
      />
      <ol className="flex flex-col gap-6">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the list
          <li key={at} className="flex flex-col gap-3 border-l-2 border-line pl-4">
            <LineFields
              fields={fields}
              line={line}
              errorOf={(key) => errorsOf(`items.${at}.${key}`)[0]}
              onChange={(part) => put(at, part)}
            />
            {blank && (
              <MoveButtons
                name={line['title'] ?? line['author'] ?? ''}
                {...movesOf(lines, at, change)}
                onRemove={() => change(lines.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {blank && (
          <Button
            kind="secondary"
            disabled={lines.length >= linesAtMost}
            onClick={() => change([...lines, { key: '', ...blank }])}
          >
            Добавить
          </Button>
        )}
        <Button type="submit" pending={pending} disabled={!form.isChanged}>
          Сохранить
        </Button>
        {form.isChanged && (
          <Button kind="quiet" onClick={form.discard}>
            Отменить правки
          </Button>
        )}
      </div>
    </SubmitForm>
  );
}
