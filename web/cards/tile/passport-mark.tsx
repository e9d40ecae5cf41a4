import { ShieldCheck } from 'lucide-react';
import type { CardTile } from '#contract/cards.ts';
import { classes } from '#web/ui/style/classes.ts';

type PassportMarkProps = { card: Pick<CardTile, 'owner'>; className?: string };

/** Quiet: it says what we know, and nothing of whoever has not shown a passport. */
export function PassportMark({ card: { owner }, className }: PassportMarkProps) {
  if (!owner.verified_passport) return null;
  return (
    <p className={classes('flex items-start gap-1.5 text-sm text-success', className)}>
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      Паспорт проверен
    </p>
  );
}
