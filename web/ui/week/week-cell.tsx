import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

type WeekCellProps = ComponentProps<'input'> & { mark: string };

/** A checkbox as large as its cell. */
export function WeekCell({ mark, ...input }: WeekCellProps) {
  return (
    <label
      data-cell={mark}
      className="relative grid h-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-surface text-on-action transition-colors hover:border-action has-checked:border-action has-checked:bg-action has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
    >
      <input
        {...input}
        type="checkbox"
        value={mark}
        data-mark={mark}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none hidden size-5 peer-checked:block"
      />
    </label>
  );
}
