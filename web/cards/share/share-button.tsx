import { Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CardPage } from '#contract/cards.ts';
import { Button } from '#web/ui/controls/button.tsx';

const ShareMenu = lazy(() => import('./share-menu.tsx'));

/** The system's own sheet where there is one, else a menu: no script of anybody else is needed. */
export function ShareButton({ card }: { card: CardPage }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  async function share() {
    if (!('share' in navigator)) return setOpen(true);
    const { origin, pathname } = location;
    try {
      await navigator.share({ title: document.title, url: origin + pathname });
    } catch (error) {
      // Closed by the person, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
    return undefined;
  }

  return (
    <>
      <Button
        ref={anchor}
        kind="secondary"
        wide
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="noscript:hidden print:hidden"
        onClick={() => void share()}
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
