import { X } from 'lucide-react';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { chipStyles } from '#web/ui/controls/chip-styles.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import type { ChosenChip } from '../state/chips.ts';
import { listingHref } from '../state/href.ts';

type ChosenChipsProps = { path: string; chips: ChosenChip[] };

/** What is chosen, each a link to the same search without it. */
export function ChosenChips({ path, chips }: ChosenChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Выбранные фильтры"
      className="relative flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap lg:grow"
    >
      {chips.map(({ id, text, without }) => (
        <li key={id} className="max-w-full max-sm:shrink-0">
          <HrefLink href={listingHref(path, without)} keepScroll className={chipStyles}>
            <span className="sr-only">Убрать: </span>
            <span className="min-w-0">{text}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </HrefLink>
        </li>
      ))}
      <li className="max-sm:shrink-0">
        <HrefLink href={path} keepScroll className={buttonStyles({ kind: 'quiet', size: 'small' })}>
          Сбросить всё
        </HrefLink>
      </li>
    </ul>
  );
}
