import { formatNumber } from '#contract/russian.ts';
import type { TextSource } from '#contract/text-editing.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { EntryTime } from '../audit/entry-time.tsx';

type EditionListProps = { page: string } & Pick<TextSource, 'editions'>;

export function EditionList({ page, editions }: EditionListProps) {
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className="text-lg">
        Редакции
      </h2>
      <ol className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {editions.map(({ number, published_at, author, changes, needs_consent, agreed }) => (
          <li key={number} className="flex flex-col gap-1 px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <HrefLink
                href={`/documents/${page}/${number}`}
                className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 hover:text-action-hover"
              >
                № {number}
              </HrefLink>
              <EntryTime at={published_at} />
              {needs_consent && <Badge tone="warning">С новым согласием</Badge>}
            </div>
            <p className="text-sm text-muted">
              {author ?? 'Начальный текст'}. Согласий с этой редакцией: {formatNumber(agreed)}
            </p>
            {changes && <p className="[overflow-wrap:anywhere]">{changes}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
