import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/style/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { useStrip } from './use-strip.ts';

type StripProps = ReturnType<typeof useStrip> & {
  count: number;
  className?: string;
  /** Where nothing inside takes the focus, the arrow keys move the strip itself. */
  focusable?: boolean;
  children: ReactNode;
};

/** Pictures side by side, one in sight: swiped by fingers, moved by arrows where there are scripts. */
export function Strip({
  strip,
  at,
  show,
  follow,
  count,
  className,
  focusable,
  children,
}: StripProps) {
  return (
    <div className={classes('relative w-full min-w-0', className)}>
      <ul
        ref={strip}
        onScroll={follow}
        // What scrolls must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll it
        tabIndex={focusable ? 0 : undefined}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-card [scrollbar-width:none]"
      >
        {children}
      </ul>
      {count > 1 && (
        <>
          <Arrow label="Предыдущее фото" place="left-2" to={at > 0 && at - 1} onShow={show}>
            <ChevronLeft />
          </Arrow>
          <Arrow label="Следующее фото" place="right-2" to={at < count - 1 && at + 1} onShow={show}>
            <ChevronRight />
          </Arrow>
          <p
            aria-hidden
            className="numbers pointer-events-none absolute bottom-2 left-2 rounded-full bg-surface/90 px-3 py-0.5 text-sm noscript:hidden print:hidden"
          >
            {at + 1} / {count}
          </p>
        </>
      )}
    </div>
  );
}

type ArrowProps = {
  label: string;
  place: string;
  /** False at the end: the arrow stays, or it would take the focus with it. */
  to: number | false;
  onShow: (index: number) => void;
  children: ReactNode;
};

function Arrow({ label, place, to, onShow, children }: ArrowProps) {
  return (
    <IconButton
      label={label}
      icon={children}
      aria-disabled={to === false || undefined}
      onClick={() => to !== false && onShow(to)}
      className={`absolute top-[calc(50%-1.375rem)] bg-surface/90! shadow-soft aria-disabled:opacity-0 noscript:hidden print:hidden ${place}`}
    />
  );
}
