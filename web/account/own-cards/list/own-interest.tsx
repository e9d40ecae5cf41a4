import { ChartColumn } from 'lucide-react';
import type { OwnCard } from '#contract/own-cards.ts';
import { countOf } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

const views = ['просмотр', 'просмотра', 'просмотров'] as const;
const people = ['человек', 'человека', 'человек'] as const;

/** How much it is looked at; the page behind it tells by whom. */
export function OwnInterest({ card: { slug, state, interest } }: { card: OwnCard }) {
  const { views: seen, openings } = interest;
  if (state !== 'published' && openings === 0) return null;
  return (
    <p>
      <HrefLink
        href={`/account/interest/${slug}`}
        className="inline-flex min-h-11 items-center gap-2 text-action underline underline-offset-4 hover:text-action-hover"
      >
        <ChartColumn aria-hidden className="size-4.5 shrink-0" />
        <span>
          {countOf(seen, views)} за неделю
          {openings > 0 && `, контакты открыли: ${countOf(openings, people)}`}
        </span>
      </HrefLink>
    </p>
  );
}
