import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

interface WalkButtonsProps {
  at: number;
  of: number;
  onStep: (by: 1 | -1) => void;
}

/** «3 из 41», and the ways to the neighbours. */
export function WalkButtons({ at, of, onStep }: WalkButtonsProps) {
  return (
    <div className="flex items-center">
      <IconButton
        label="Предыдущая"
        icon={<ChevronLeft />}
        aria-disabled={at <= 1 || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => onStep(-1)}
      />
      <span className="numbers px-1 text-sm whitespace-nowrap text-muted">
        {at} из {of}
      </span>
      <IconButton
        label="Следующая"
        icon={<ChevronRight />}
        aria-disabled={at >= of || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => onStep(1)}
      />
    </div>
  );
}
