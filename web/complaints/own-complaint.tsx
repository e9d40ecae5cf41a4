import { cardPath } from '#contract/cards.ts';
import { complaintReasons, type OwnComplaint as Own } from '#contract/complaints.ts';
import { formatDay } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { badgeOf, outcomeOf } from './state-words.ts';

/** What somebody has written to the staff, and what became of it. */
export function OwnComplaint({ complaint }: { complaint: Own }) {
  const { reason, text, answer, created_at, closed_at } = complaint;
  const { tone, words } = badgeOf(complaint);
  const { title, href } = subjectOf(complaint);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">
          {href ? (
            <HrefLink
              href={href}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover"
            >
              {title}
            </HrefLink>
          ) : (
            title
          )}
        </h2>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <div>
        <p className="text-sm text-muted">
          Вы написали {formatDay(created_at)}: {complaintReasons[reason].toLowerCase()}
        </p>
        {text && (
          <blockquote className="mt-2 border-l-4 border-line-strong pl-3 [overflow-wrap:anywhere] whitespace-pre-line">
            {text}
          </blockquote>
        )}
      </div>
      <div className="border-t border-line pt-3">
        {closed_at && <p className="text-sm text-muted">Ответ от {formatDay(closed_at)}</p>}
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">
          {answer || outcomeOf(complaint)}
        </p>
      </div>
    </Card>
  );
}

function subjectOf({ card, channel }: Own): { title: string; href: string | null } {
  if (channel !== null) {
    const title = card ? `Собеседник, переписка о «${card.title}»` : 'Собеседник в переписке';
    return { title, href: `/account/message/${channel}` };
  }
  return { title: card?.title ?? '', href: card?.is_shown ? cardPath(card) : null };
}
