import { Hand } from 'lucide-react';
import type { Taken } from '#contract/queues.ts';
import { moscowClock } from '#contract/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { KeyCap } from '../keys/key-cap.tsx';

interface TakeLineProps {
  taken: Taken | null | undefined;
  onToggle: () => void;
}

/** By the clock of Moscow, as everything of the staff. */
const timeOf = (at: string) => moscowClock(new Date(at));

/** Who is at it: others may decide all the same, and are told that somebody already does. */
export function TakeLine({ taken, onToggle }: TakeLineProps) {
  if (taken && !taken.is_own) {
    return (
      <p className="basis-full rounded-control bg-warning-soft px-3 py-2 text-sm [overflow-wrap:anywhere]">
        С {timeOf(taken.since)} этим занимается {taken.by.name ?? `сотрудник № ${taken.by.id}`}.
        Договоритесь, чтобы не решить по-разному. Освободится в {timeOf(taken.until)}.
      </p>
    );
  }
  return (
    <div
      className={classes('-mr-3 flex flex-wrap items-center gap-x-1 text-sm', !taken && '-ml-3')}
    >
      {taken && <p>Взято вами до {timeOf(taken.until)}</p>}
      <Button size="small" kind="quiet" onClick={onToggle}>
        <Hand aria-hidden className="size-5 shrink-0" />
        {taken ? 'Вернуть' : 'Взять себе'}
        <KeyCap>T</KeyCap>
      </Button>
    </div>
  );
}
