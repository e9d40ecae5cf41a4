import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OwnCard } from '#contract/own-cards.ts';
import type { Draft } from '#contract/drafts.ts';
import { formatMoment } from '#contract/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { changedParts, textOf, type PartName } from '../draft/draft-parts.ts';
import { labelOf } from '../draft/labels.ts';
import { PartVersion } from './part-version.tsx';
import type { FormStep } from '../draft/steps.ts';

type Side = 'mine' | 'theirs';

type ConflictPanelProps = {
  steps: readonly FormStep[];
  rival: OwnCard;
  base: Draft;
  mine: Draft;
  /** With the parts that are to be as they are there. */
  onChoose: (theirs: readonly PartName[]) => void;
};

/**
 * Two people, or one with two devices, wrote in the same card: nothing is lost until it is chosen,
 * part by part. What only one of them has changed is ticked as they changed it.
 */
export function ConflictPanel({ steps, rival, base, mine, onChoose }: ConflictPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Partial<Record<PartName, Side>>>({});
  const when = useWhen(rival.updated_at);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const parts = changedParts(mine, rival.draft);
  const isMine = (part: PartName) => textOf(base, part) !== textOf(mine, part);
  const sideOf = (part: PartName) => picked[part] ?? (isMine(part) ? 'mine' : 'theirs');
  const all = (side: Side) => () =>
    setPicked(Object.fromEntries(parts.map((part) => [part, side])));

  return (
    <section
      ref={box}
      aria-label="Две версии"
      className="flex scroll-mt-4 flex-col gap-5 rounded-card border border-warning bg-warning-soft p-4 sm:p-5"
    >
      <div role="alert" className="flex gap-3">
        <MonitorSmartphone aria-hidden className="mt-0.5 size-6 shrink-0 text-warning" />
        <div>
          <p className="text-lg font-semibold">Изменено на другом устройстве</p>
          <p className="mt-1">
            Пока вы писали здесь, правки сохранили в другом месте. Отметьте, что оставить: остальное
            совпадает.
          </p>
        </div>
      </div>
      {parts.map((part) => (
        <RadioGroup
          key={part}
          label={labelOf(steps, part)}
          look="cards"
          value={sideOf(part)}
          onValueChange={(side) => setPicked({ ...picked, [part]: side })}
          options={(['mine', 'theirs'] as const).map((side) => ({
            value: side,
            label: side === 'mine' ? 'Здесь' : `Там, ${when}`,
            hint: (
              <PartVersion steps={steps} draft={side === 'mine' ? mine : rival.draft} part={part} />
            ),
          }))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          className="max-sm:w-full"
          onClick={() => onChoose(parts.filter((part) => sideOf(part) === 'theirs'))}
        >
          Сохранить выбранное
        </Button>
        {parts.length > 1 && (
          <>
            <Button kind="quiet" size="small" className="max-sm:grow" onClick={all('mine')}>
              Отметить всё здесь
            </Button>
            <Button kind="quiet" size="small" className="max-sm:grow" onClick={all('theirs')}>
              Отметить всё там
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Shown after something was typed, so never on the server, which does not know the time zone. */
function useWhen(iso: string): string {
  const [text] = useState(() => formatMoment(new Date(iso)));
  return text;
}
