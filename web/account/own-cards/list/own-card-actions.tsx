import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { CardHistory } from './card-history.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { actionsOf, type CardAction } from '../actions/card-actions.ts';
import { useCopy } from '../actions/use-copy.ts';
import { useOwnCard } from '../actions/use-own-card.ts';

const CardDialogs = lazyPart(() => import('../dialogs/card-dialogs.tsx'));

/** One main thing to do, the next beside it, the rest behind «Ещё». */
export function OwnCardActions({ card }: { card: OwnCard }) {
  const [asked, setAsked] = useState<CardAction | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const rest = useId();
  const work = useOwnCard(card);
  const presses = usePresses(card, work, (action) => {
    setAsked(action);
    setHasAsked(true);
  });
  const { main, beside, more } = actionsOf(card);
  const button = (action: CardAction) => (
    <ActionButton
      key={action}
      action={action}
      card={card}
      main={action === main}
      pending={work.pending}
      onPress={presses[action]}
    />
  );
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {button(main)}
        {beside.map(button)}
        <Button
          kind="quiet"
          size="small"
          className="ml-auto px-3!"
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setIsOpen(!isOpen)}
        >
          Ещё<span className="sr-only">: {card.title}</span>
          <ChevronDown
            aria-hidden
            className={classes('size-4.5 transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
      </div>
      <div id={rest} hidden={!isOpen} className="-mx-1 pt-1">
        <div className="flex flex-col items-start sm:flex-row sm:flex-wrap">{more.map(button)}</div>
        <CardHistory card={card} />
      </div>
      {/* Once there it stays: what was typed into it comes back with it. */}
      {hasAsked && (
        <Suspense>
          <CardDialogs card={card} work={work} asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}

type Presses = Partial<Record<CardAction, () => void>>;

/** Some are done at once, others ask for a word more. */
function usePresses(
  card: OwnCard,
  work: ReturnType<typeof useOwnCard>,
  ask: (action: CardAction) => void,
): Presses {
  const copy = useCopy(card);
  return {
    publish: () => void work.publish(),
    resume: () => void work.resume(),
    pause: () => void work.pause(),
    free: () => void work.free(),
    takeBack: () => void work.takeBack(),
    copy: () => void copy(),
    limit: () => ask('limit'),
    busy: () => ask('busy'),
    close: () => ask('close'),
    appeal: () => ask('appeal'),
    remove: () => ask('remove'),
  };
}
