import type { AnswerOf } from '#contract/endpoint.ts';
import { auditCalls } from '#contract/audit.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useMore } from '../more/use-more.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery, type AuditSearch } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';

type Entries = AnswerOf<typeof auditCalls.list>;

interface AuditPageProps {
  search: AuditSearch;
  loaded: Entries;
}

export function AuditPage({ search, loaded }: AuditPageProps) {
  const {
    lines: entries,
    hasMore,
    more,
  } = useMore(loaded, (api, before: number) =>
    api.call(auditCalls.list, { query: { ...auditQuery(search), before } }),
  );
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
      {hasMore && (
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
