import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../style/classes.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** Takes effect at once; for answers of a form use a Checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  return (
    <label className={classes('flex min-h-11 cursor-pointer items-center gap-4 py-2', className)}>
      <span className="flex min-w-0 grow flex-col">
        <span>{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state itself
          role="switch"
          className="peer h-8 w-14 appearance-none rounded-full border-2 border-line-strong bg-surface-soft transition-colors checked:border-action checked:bg-action disabled:opacity-55"
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full bg-line-strong transition-[translate,background-color] peer-checked:translate-x-6 peer-checked:bg-on-action" />
      </span>
    </label>
  );
}
