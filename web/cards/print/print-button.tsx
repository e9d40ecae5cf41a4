import { Printer } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { PaperFacts } from './paper-facts.tsx';
import { usePaper } from './use-paper.ts';

/** One sheet of A4, see `sheet.css`. */
export function PrintButton({ card }: { card: CardPage }) {
  const { paper, pending, print } = usePaper(card);
  return (
    <>
      <Button
        kind="secondary"
        pending={pending}
        className="grow noscript:hidden print:hidden"
        onClick={() => void print()}
      >
        <Printer aria-hidden className="size-5 shrink-0" />
        Распечатать
      </Button>
      <PaperFacts card={card} paper={paper} />
    </>
  );
}
