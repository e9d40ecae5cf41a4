import { Send } from 'lucide-react';
import type { OwnCard } from '#contract/own-cards.ts';
import { countOf } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

/** What waits in the responses to this card, and how much of it is new. */
export function OwnResponses({ card: { slug, responses } }: { card: OwnCard }) {
  const { open, unread } = responses;
  if (open === 0 && unread === 0) return null;
  return (
    <p>
      <HrefLink
        href={`/account/responses?card=${slug}`}
        className="inline-flex min-h-11 items-center gap-2 text-action underline underline-offset-4 hover:text-action-hover"
      >
        <Send aria-hidden className="size-4.5 shrink-0" />
        {countOf(open, ['отклик ждёт', 'отклика ждут', 'откликов ждут'])}
        {unread > 0 && `, новых: ${unread}`}
      </HrefLink>
    </p>
  );
}
