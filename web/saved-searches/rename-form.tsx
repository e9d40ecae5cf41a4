import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { searchNameAtMost, type SavedSearch } from '#contract/saved-searches.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useSearches } from './use-searches.ts';

type RenameFormProps = { search: SavedSearch; onClose: () => void };

/** An empty name gives the search its own words back. */
export function RenameForm({ search, onClose }: RenameFormProps) {
  const { change } = useSearches();
  const [name, setName] = useState(search.name ?? '');
  const field = useRef<HTMLInputElement>(null);
  // It was asked for by the button that it replaces, which had the focus.
  useEffect(() => field.current?.focus(), []);
  const { submit, pending, problem, errorsOf } = useSubmit(async () => {
    await change(search, { name });
    onClose();
  });

  function save(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <FormProblem problem={problem?.errors ? null : problem} />
      <TextField
        label="Название поиска"
        hint={`Пустое — вернётся «${search.words}»`}
        ref={field}
        maxLength={searchNameAtMost}
        value={name}
        error={errorsOf('name')[0]}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          Сохранить
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
