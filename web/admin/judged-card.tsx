import { ExternalLink } from 'lucide-react';
import { cardPath, type CardState } from '#contract/cards.ts';
import type { JudgedCard as Judged } from '#contract/judged.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { kindNames } from './kinds.ts';
import { PersonLink } from './people/person-link.tsx';

const states: Record<CardState, string> = {
  draft: 'Черновик',
  moderation: 'На проверке',
  rejected: 'Отклонена',
  published: 'Опубликована',
  paused: 'На паузе',
  closed: 'Закрыта',
  blocked: 'Снята',
};

/** What people see, or saw, of the card that it is all about. */
export function JudgedCard({ card }: { card: Judged }) {
  const { kind, slug, state, about, owner } = card;
  return (
    <section aria-label="Карточка" className="mt-5 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={state === 'published' ? 'success' : 'neutral'}>{states[state]}</Badge>
        <span>
          {kindNames[kind]} · <PersonLink person={owner} />
        </span>
        {state === 'published' && (
          <a
            href={cardPath({ kind, slug })}
            target="_blank"
            className="inline-flex min-h-11 items-center gap-1.5 text-action underline underline-offset-4 hover:text-action-hover"
          >
            Открыть карточку
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </p>
      <p className="mt-2 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{about}</p>
    </section>
  );
}
