import { ChevronDown } from 'lucide-react';
import type { HeldConsent } from '#contract/settings.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { consentWords, linkLook, momentOf } from './words.ts';

/** Folded away: it is for the rare day when somebody wants to know exactly. */
export function ConsentHistory({ consents }: { consents: readonly HeldConsent[] }) {
  if (consents.length === 0) {
    return <p className="mt-4 text-sm text-muted">Согласий вы пока не давали.</p>;
  }
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-action hover:text-action-hover [&::-webkit-details-marker]:hidden">
        История согласий
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-2 flex flex-col gap-4">
        {consents.map((one) => (
          <li key={`${one.kind} ${one.given_at}`} className="border-l-2 border-line pl-4">
            <p className="font-medium">{consentWords[one.kind]}</p>
            <p className="numbers text-sm text-muted">
              Дано {momentOf(one.given_at)}
              {one.withdrawn_at && `, отозвано ${momentOf(one.withdrawn_at)}`}
            </p>
            <p className="numbers text-sm [overflow-wrap:anywhere] text-muted">
              С адреса {one.address},{' '}
              <HrefLink href={`/documents/${one.page}/${one.edition}`} className={linkLook}>
                редакция № {one.edition}
              </HrefLink>
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
