import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { Moves } from './moves.ts';

// Not `disabled`: what has just been moved to an end keeps the focus.
const faint = 'aria-disabled:opacity-40';

interface MoveButtonsProps extends Moves {
  /** What is moved, as its list names it. */
  name: string;
  onRemove?: () => void;
}

/** The order of a list, a place at a time; by keyboard as well as by finger. */
export function MoveButtons({ name, onUp, onDown, onRemove }: MoveButtonsProps) {
  return (
    <span className="flex shrink-0 noscript:hidden">
      <IconButton
        label={`Выше: ${name}`}
        icon={<ArrowUp />}
        aria-disabled={!onUp || undefined}
        className={faint}
        onClick={() => onUp?.()}
      />
      <IconButton
        label={`Ниже: ${name}`}
        icon={<ArrowDown />}
        aria-disabled={!onDown || undefined}
        className={faint}
        onClick={() => onDown?.()}
      />
      {onRemove && <IconButton label={`Убрать: ${name}`} icon={<X />} onClick={onRemove} />}
    </span>
  );
}
