import { classes } from '../style/classes.ts';

type StepsProps = {
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
};

/** Where one is in a form of several steps. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <div className="flex items-center gap-3">
      <ol aria-hidden className="flex grow gap-1.5">
        {steps.map((step, at) => (
          <li
            key={step}
            className={classes(
              'h-1.5 grow rounded-full transition-colors',
              at < current && 'bg-action',
              at === current && 'bg-accent',
              at > current && 'bg-line',
            )}
          />
        ))}
      </ol>
      <p className="text-sm text-muted">
        <span className="sr-only">Шаг </span>
        <span className="numbers">{current + 1}</span> из {steps.length}
      </p>
    </div>
  );
}

type ProgressBarProps = {
  label: string;
  /** From 0 to 1. */
  value: number;
};

/** Long work: an upload, an export. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm text-muted">
        <span>{label}</span>
        <span className="numbers">{percent} %</span>
      </div>
      <progress aria-label={label} max={100} value={percent} className="progress mt-1.5" />
    </div>
  );
}
