import { Freshness } from '#web/cards/tile/freshness.tsx';
import { formHref } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Card } from '#web/ui/display/card.tsx';
import { ProgressBar } from '#web/ui/feedback/progress.tsx';
import type { OwnCards } from '../loading/load-own.ts';
import { RemoveButton } from './remove-button.tsx';
import { useOwnCard } from '../actions/use-own-card.ts';

type DraftCardProps = {
  draft: OwnCards['drafts'][number];
  /** Level of its heading in the page. */
  heading: 'h2' | 'h3';
};

/** Something begun and never published. */
export function DraftCard({ draft, heading: Heading }: DraftCardProps) {
  const { card, progress } = draft;
  const { done, of } = progress;
  const { pending, remove } = useOwnCard(card);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div>
        <Heading className="text-xl [overflow-wrap:anywhere]">{card.title}</Heading>
        <p className="mt-0.5 text-sm text-muted">
          {card.title === card.category.name ? 'Правка' : `${card.category.name}, правка`}{' '}
          <Freshness iso={card.updated_at} />
        </p>
      </div>
      <ProgressBar label={`Заполнено ${done} из ${of} шагов`} value={of === 0 ? 0 : done / of} />
      <div className="flex flex-wrap items-center gap-2">
        <FormLink
          href={formHref({ kind: card.kind, category: card.category.slug })}
          className={buttonStyles({ size: 'small' })}
        >
          Продолжить
        </FormLink>
        <RemoveButton card={card} pending={pending} onRemove={() => void remove()} />
      </div>
    </Card>
  );
}
