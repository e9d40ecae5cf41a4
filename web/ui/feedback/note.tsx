import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';

const tones = {
  info: { box: 'bg-info-soft', icon: 'text-info' },
  success: { box: 'bg-success-soft', icon: 'text-success' },
  warning: { box: 'bg-warning-soft', icon: 'text-warning' },
  error: { box: 'bg-error-soft', icon: 'text-error' },
};

type NoteProps = {
  tone: keyof typeof tones;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A few words that stay beside what they are about; long words of others break inside. */
export function Note({ tone, icon, className, children }: NoteProps) {
  return (
    <div className={classes('flex gap-3 rounded-card p-4', tones[tone].box, className)}>
      {icon && (
        <span aria-hidden className={classes('mt-0.5 shrink-0 [&_svg]:size-5', tones[tone].icon)}>
          {icon}
        </span>
      )}
      <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
