import type { TextPage } from '#contract/content.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { documentDay } from './document-day.ts';

/** Under a document: what it was before. */
export function FormerEditions({ page }: { page: Pick<TextPage, 'key' | 'editions'> }) {
  const former = page.editions.slice(1);
  if (former.length === 0) return null;
  return (
    <section aria-labelledby="former-editions" className="mt-12 border-t border-line pt-6">
      <h2 id="former-editions" className="text-xl">
        Прежние редакции
      </h2>
      <ul className="mt-2">
        {former.map(({ number, published_at }) => (
          <li key={number}>
            <HrefLink
              href={`/documents/${page.key}/${number}`}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
            >
              № {number} от {documentDay(published_at)}
            </HrefLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
