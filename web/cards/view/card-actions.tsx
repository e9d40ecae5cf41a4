import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { ContactsButton } from '#web/contacts/contacts-button.tsx';
import { useMayOpen } from '#web/contacts/may-open.ts';
import { FavoriteButton } from '#web/favorites/favorite-button.tsx';
import { FavoriteHeart } from '#web/favorites/favorite-heart.tsx';
import { RespondButton } from '#web/response-marks/respond-button.tsx';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { WriteButton } from '#web/messages/opening/write-button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { PrintButton } from '../print/print-button.tsx';
import { ShareButton } from '../share/share-button.tsx';

/** In the summary on a desktop; a bar fixed at the bottom of a phone, for which the page leaves room. */
export function CardActions({ card }: { card: CardPage }) {
  const mayOpen = useMayOpen(card.kind) && !card.is_own;
  return (
    <>
      <div className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-line bg-surface p-3 max-[22rem]:gap-1 max-[22rem]:px-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-lift sm:gap-3 lg:static lg:flex-col lg:border-0 lg:p-0 lg:shadow-none noscript:hidden print:hidden">
        {card.is_own && <EditLink card={card} />}
        {mayOpen && (
          <>
            <RespondButton card={card} />
            <WriteButton card={card} />
            <ContactsButton card={card} />
          </>
        )}
        {card.is_own || mayOpen ? (
          <>
            <FavoriteHeart slug={card.slug} className="self-center lg:hidden" />
            <span className="max-lg:hidden">
              <FavoriteButton slug={card.slug} quiet />
            </span>
          </>
        ) : (
          <FavoriteButton slug={card.slug} />
        )}
      </div>
      <div className="flex flex-wrap gap-2 print:contents">
        {!card.closed_at && <ShareButton card={card} />}
        <PrintButton card={card} />
      </div>
      {mayOpen && (
        <ModalLink
          modal="contactsHelp"
          className="-my-2 inline-flex min-h-11 items-center self-start rounded-sm text-sm font-semibold text-action underline underline-offset-4 hover:text-action-hover print:hidden"
        >
          Как работают контакты?
        </ModalLink>
      )}
    </>
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
