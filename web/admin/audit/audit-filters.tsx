import { Link, useNavigate } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { auditPath, type AuditSearch } from './audit-search.ts';
import { actionOptions } from './audit-words.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  actors: AuditEntry['actor'][];
}

/** A form of the old kind: it asks by its address, with scripts or without. */
export function AuditFilters({ search, actors }: AuditFiltersProps) {
  const navigate = useNavigate();
  const { actor, action, until } = search;
  const known = actors.map(({ id, name }) => ({
    value: String(id),
    label: name ?? `Сотрудник № ${id}`,
  }));
  const isKnown = actor === null || actors.some(({ id }) => id === actor);
  const people = isKnown
    ? known
    : [...known, { value: String(actor), label: `Сотрудник № ${actor}` }];

  function ask(form: HTMLFormElement) {
    const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>;
    void navigate({ href: auditPath(chosen) });
  }

  return (
    <form
      key={`${actor} ${action} ${until}`}
      action="/admin/audit"
      onSubmit={(event) => {
        event.preventDefault();
        ask(event.currentTarget);
      }}
      className="mt-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[14rem_16rem_11rem_auto_auto] lg:justify-start"
    >
      <Select
        name="actor"
        label="Кто"
        placeholder="Все сотрудники"
        defaultValue={actor ?? ''}
        options={people}
      />
      <Select
        name="action"
        label="Что сделано"
        placeholder="Всё"
        defaultValue={action ?? ''}
        options={actionOptions}
      />
      <TextField name="until" type="date" label="По день" defaultValue={until ?? ''} />
      <Button type="submit" kind="secondary">
        Показать
      </Button>
      {(actor !== null || action !== null || until !== null) && (
        <Link to="/admin/audit" preload={false} className={buttonStyles({ kind: 'quiet' })}>
          Сбросить
        </Link>
      )}
    </form>
  );
}
