import { Link, useRouter } from '@tanstack/react-router';
import { Check, Send } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useEntry } from '#web/session/steps/entry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { isStanding, statusWords } from './words.ts';

const whys = {
  vacancy: 'Откликаются анкетой. Если её ещё нет, поможем заполнить. Это бесплатно.',
  resume: 'Приглашают на вакансию. Если её ещё нет, поможем составить. Это бесплатно.',
};

/** In the bar of a phone or a tablet, where large letters take the room of icons as well. */
const inBar =
  'max-sm:px-3 max-[22rem]:px-1 large:max-lg:px-2 large:max-sm:px-1 large:max-[22rem]:px-0.5 large:max-[22rem]:text-sm large:max-[22rem]:tracking-tight';

/** «Откликнуться» or «Пригласить»; once that was done, where it isStanding and the way to it. */
export function RespondButton({ card }: { card: CardPage }) {
  const isGuest = useUser() === null;
  const modal = useModal();
  const router = useRouter();
  const askIn = useEntry();
  const mine = card.my_response;
  if (isStanding(mine)) {
    return (
      <Link
        to="/account/responses"
        className={buttonStyles({ kind: 'secondary', wide: true, className: inBar })}
      >
        <Check
          aria-hidden
          className="size-5 shrink-0 text-action max-[22rem]:hidden large:max-lg:hidden"
        />
        {statusWords(mine, card.kind === 'vacancy' ? 'worker' : 'employer').text}
      </Link>
    );
  }

  // The summary says until when.
  if (card.full) {
    return (
      <Button kind="secondary" wide disabled className="max-sm:px-3">
        Откликов достаточно
      </Button>
    );
  }

  function press() {
    if (!isGuest) return modal.open('respond');
    const { pathname } = router.state.location;
    return askIn({ next: `${pathname}?modal=respond`, why: whys[card.kind] });
  }

  return (
    <Button wide aria-haspopup="dialog" onClick={press} className={inBar}>
      <Send aria-hidden className="size-5 shrink-0 max-[22rem]:hidden large:max-lg:hidden" />
      {card.kind === 'vacancy' ? 'Откликнуться' : 'Пригласить'}
    </Button>
  );
}
