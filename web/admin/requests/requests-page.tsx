import type { ContactRequest } from '#contract/contact-requests.ts';
import type { PageMeta } from '#contract/fields.ts';
import { hrefLink, HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Pagination } from '#web/ui/controls/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RequestItem } from './request-item.tsx';
import { requestsPath, type RequestsSearch } from './requests-search.ts';

interface RequestsPageProps {
  search: RequestsSearch;
  requests: ContactRequest[];
  meta: PageMeta;
}

const tab =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-surface-soft ' +
  'aria-[current]:bg-action-soft aria-[current]:text-on-action-soft';

const tabs = [
  { answered: 'no', label: 'Ждут ответа' },
  { answered: 'yes', label: 'С ответом' },
] as const;

export function RequestsPage({ search, requests, meta }: RequestsPageProps) {
  return (
    <>
      <h1 className="text-2xl">Обращения</h1>
      <p className="text-muted">
        Что пишут в форме на странице «О компании». Ответьте по контакту и отметьте.
      </p>
      <nav aria-label="Какие обращения" className="mt-3 flex flex-wrap gap-1">
        {tabs.map(({ answered, label }) => (
          <HrefLink
            key={answered}
            href={requestsPath({ answered, page: 1 })}
            className={tab}
            {...(answered === search.answered && { 'aria-current': 'page' })}
          >
            {label}
          </HrefLink>
        ))}
      </nav>
      {requests.length === 0 ? (
        <EmptyState
          title={search.answered === 'no' ? 'Всем ответили' : 'Ответов ещё не было'}
          text="Новые обращения появятся здесь и придут на почту поддержки."
        />
      ) : (
        <ul className="mt-3 flex max-w-4xl flex-col gap-3">
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          page={meta.current_page}
          last={meta.last_page}
          hrefOf={(page) => requestsPath({ ...search, page })}
          link={hrefLink}
        />
      </div>
    </>
  );
}
