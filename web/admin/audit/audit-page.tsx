import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery, type AuditSearch } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';

type Entries = AnswerOf<typeof moderationCalls.audit>;

interface AuditPageProps {
  search: AuditSearch;
  loaded: Entries;
}

export function AuditPage({ search, loaded }: AuditPageProps) {
  const { entries, cursor, more } = useEntries(search, loaded);
  const actors = new Map(entries.map(({ actor }) => [actor.id, actor]));
  return (
    <>
      <h1 className="text-2xl">Журнал</h1>
      <AuditFilters search={search} actors={[...actors.values()]} />
      {entries.length === 0 ? (
        <EmptyState title="Ничего нет" text="Таких действий сотрудники ещё не совершали." />
      ) : (
        <AuditTable entries={entries} />
      )}
      {cursor !== null && (
        <div className="mt-4 flex flex-col items-center gap-3">
          <FormProblem problem={more.problem} />
          <Button kind="secondary" pending={more.pending} onClick={() => void more.submit()}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  );
}

/** What was loaded with the page and whatever was asked for below it. */
function useEntries(search: AuditSearch, loaded: Entries) {
  const api = useApi();
  const [added, setAdded] = useState<{ to: Entries; pages: Entries[] }>({ to: loaded, pages: [] });
  const pages = [loaded, ...(added.to === loaded ? added.pages : [])];
  const cursor = pages.at(-1)?.meta.next_cursor ?? null;
  const more = useSubmit(async () => {
    if (cursor === null) return;
    const query = { ...auditQuery(search), before: cursor };
    const page = await api.call(moderationCalls.audit, { query });
    setAdded({ to: loaded, pages: [...pages.slice(1), page] });
  });
  return { entries: pages.flatMap(({ data }) => data), cursor, more };
}
