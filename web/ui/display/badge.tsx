import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';

export type BadgeTone = 'neutral' | 'action' | 'accent' | 'success' | 'info' | 'warning' | 'error';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-soft text-ink',
  action: 'bg-action-soft text-on-action-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
};

type BadgeProps = {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classes('badge', tones[tone], className)}>
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
