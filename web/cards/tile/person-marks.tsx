import type { PersonTrust } from '#contract/dialogs.ts';
import type { CardTile } from '#contract/cards.ts';
import { classes } from '#web/ui/style/classes.ts';
import MoreMarks from './more-marks.tsx';
import { PassportMark } from './passport-mark.tsx';

interface PersonMarksProps {
  owner: PersonTrust | CardTile['owner'];
  className?: string;
}

/** What is known of somebody, in a line, for whoever talks to them. */
export function PersonMarks({ owner, className }: PersonMarksProps) {
  return (
    <div className={classes('flex flex-wrap gap-x-4 gap-y-1 empty:hidden', className)}>
      <PassportMark card={{ owner }} />
      <MoreMarks owner={owner} />
    </div>
  );
}
