import { ShieldCheck } from 'lucide-react';
import type { CardTile } from '#contract/cards.ts';
import { classes } from '#web/ui/style/classes.ts';

type PassportMarkProps = {
  card: { owner: Pick<CardTile['owner'], 'verified_passport'> };
  className?: string;
};

/** Quiet: it says what we know, and nothing of whoever has not shown a passport. */
export function PassportMark({ card: { owner }, className }: PassportMarkProps) {
  if (!owner.verified_passport) return null;
  return (
    <p className={classes('mark', className)}>
      <ShieldCheck aria-hidden />
      Паспорт проверен
    </p>
  );
}
