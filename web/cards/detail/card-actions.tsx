import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { FavoriteButton } from '#web/favorites/favorite-button.tsx';
import { FavoriteHeart } from '#web/favorites/favorite-heart.tsx';
import { useBottomBar } from '#web/lib/use-bottom-bar.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';

/** In the summary on a desktop; a bar fixed at the bottom of a phone. */
export function CardActions({ card }: { card: CardPage }) {
  useBottomBar('(width < 64rem)');
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex gap-3 border-t border-line bg-surface p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-lift lg:static lg:border-0 lg:p-0 lg:shadow-none noscript:hidden">
      {card.is_own ? (
        <>
          <EditLink card={card} />
          <FavoriteHeart slug={card.slug} className="self-center" />
        </>
      ) : (
        <FavoriteButton slug={card.slug} />
      )}
    </div>
  );
}

function EditLink({ card }: { card: CardPage }) {
  const isResume = card.kind === 'resume';
  return (
    <Link
      to={isResume ? '/resumes/update/$category/$slug' : '/vacancies/update/$category/$slug'}
      params={{ category: card.category.slug, slug: card.slug }}
      className={buttonStyles({ wide: true })}
    >
      <Pencil aria-hidden className="size-5 shrink-0" />
      Редактировать
    </Link>
  );
}
