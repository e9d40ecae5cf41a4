import type { ReactNode } from 'react';
import type { CardKind } from '#contract/categories.ts';
import { useOpenAreas } from '#web/cards/areas/areas.ts';

/** Whose choice is known before the first paint, see `beforePaint`. */
const hidden: Record<CardKind, string> = { resume: 'worker:hidden', vacancy: 'family:hidden' };

/** What only one side of the market looks at: the other is not led past it. */
export function ForSide({ kind, children }: { kind: CardKind; children: ReactNode }) {
  const open = useOpenAreas();
  if (!open[kind]) return null;
  const isAnybodys = open.resume && open.vacancy;
  return <div className={isAnybodys ? hidden[kind] : undefined}>{children}</div>;
}
