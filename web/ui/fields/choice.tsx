import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../style/classes.ts';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** A whole card to press, for the few choices that matter. */
  card?: boolean | undefined;
  /** On a phone as narrow as its words, so that many fit under one thumb. */
  pill?: boolean | undefined;
};

const row = 'group relative flex min-h-11 cursor-pointer items-start gap-3 py-2.5';
const pillRow = classes(
  'max-sm:items-center max-sm:gap-2 max-sm:rounded-full max-sm:border max-sm:border-line-strong max-sm:bg-surface max-sm:pr-4 max-sm:pl-3 max-sm:py-1.5',
  'max-sm:has-checked:border-action max-sm:has-checked:bg-action max-sm:has-checked:text-on-action',
  'max-sm:has-focus-visible:outline-3 max-sm:has-focus-visible:outline-offset-2 max-sm:has-focus-visible:outline-focus',
);
/** Small, and yet it tells whether one or many can be chosen. */
const pillBox =
  'max-sm:size-4.5 max-sm:border-[1.5px] max-sm:outline-none max-sm:checked:border-on-action max-sm:checked:bg-on-action';
const cardRow = classes(
  'group relative flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line bg-surface p-4',
  'transition-colors hover:border-line-strong has-checked:border-action has-checked:bg-action-soft',
  'has-checked:shadow-[inset_0_0_0_1px_var(--action)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus has-disabled:opacity-55',
);
const box = classes(
  'peer size-6 shrink-0 appearance-none border-2 border-line-strong bg-surface transition-colors',
  'group-hover:border-action checked:border-action checked:bg-action disabled:opacity-55',
);

/** One checkbox or radio with its words: the native input, drawn over. */
export function Choice({ label, hint, icon, card, pill, className, ...input }: ChoiceProps) {
  const round = input.type === 'radio';
  return (
    <label className={classes(card ? cardRow : row, pill && pillRow, className)}>
      {icon && (
        <span className="grid size-10 shrink-0 place-items-center text-action [&_svg]:size-7">
          {icon}
        </span>
      )}
      <span className={classes('relative grid shrink-0', card && 'order-last')}>
        <input
          {...input}
          className={classes(
            box,
            round ? 'rounded-full' : 'rounded-sm',
            card && 'outline-none',
            pill && pillBox,
            pill && !round && 'max-sm:rounded-[0.3rem]',
          )}
        />
        <span
          className={classes(
            'pointer-events-none absolute inset-0 hidden place-items-center text-on-action peer-checked:grid',
            pill && 'max-sm:text-action max-sm:[&>svg]:size-3.5',
          )}
        >
          {round ? (
            <span className="size-2.5 rounded-full bg-current" />
          ) : (
            <Check aria-hidden strokeWidth={3} className="size-4.5" />
          )}
        </span>
      </span>
      <span className="flex min-w-0 grow flex-col">
        <span className={card ? 'font-semibold' : undefined}>{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
