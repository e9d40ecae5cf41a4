import { formatNumber } from '#contract/russian.ts';

/** Nothing where nothing waits. */
export function SectionCount({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return <span className="numbers text-sm text-muted">{formatNumber(waiting)}</span>;
}
