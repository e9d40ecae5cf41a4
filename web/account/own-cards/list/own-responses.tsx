import { Send } from 'lucide-react';
import type { OwnCard } from '#contract/own-cards.ts';
import { countOf } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

/** What waits in the responses to this card, how much of it is new, and whether more may come. */
export function OwnResponses({ card: { slug, responses } }: { card: OwnCard }) {
  const { open, unread, most, is_full } = responses;
  return (
    <>
      {(open > 0 || unread > 0) && (
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
      )}
      {most !== null && (
        <p className="text-sm text-muted">
          Принимаем сразу не больше {countOf(most, ['отклика', 'откликов', 'откликов'])}.
          {is_full && ' Сейчас мест нет: ответьте на прежние, и придут новые.'}
        </p>
      )}
    </>
  );
}
