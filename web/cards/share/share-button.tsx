import { Share2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { cardPath, type CardPage } from '#contract/cards.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { Button } from '#web/ui/controls/button.tsx';

const ShareMenu = lazyPart(() => import('./share-menu.tsx'));

/** By the phone's own sheet; where there is none, by a menu of ours. */
export function ShareButton({ card }: { card: CardPage }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  async function share() {
    const shared = { url: location.origin + cardPath(card), title: card.title };
    if (!navigator.canShare?.(shared)) return setOpen(true);
    try {
      await navigator.share(shared);
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
      if (!isGivenUp) setOpen(true);
    }
  }

  return (
    <>
      <Button
        ref={anchor}
        kind="secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => void share()}
        className="grow noscript:hidden print:hidden"
      >
        <Share2 aria-hidden className="size-5 shrink-0" />
        Поделиться
      </Button>
      {isOpen && (
        <Suspense>
          <ShareMenu card={card} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
