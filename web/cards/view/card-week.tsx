import type { CardKind } from '#contract/categories.ts';
import { Card } from '#web/ui/display/card.tsx';
import { WeekPicture } from '#web/ui/week/week-picture.tsx';

const titles: Record<CardKind, string> = {
  resume: 'Когда удобно работать',
  vacancy: 'Когда нужна помощь',
};

export function CardWeek({ kind, week }: { kind: CardKind; week: string[] }) {
  return (
    <section aria-labelledby="week" data-sheet="week">
      <h2 id="week" className="text-2xl">
        {titles[kind]}
      </h2>
      <Card className="mt-4 max-w-xl">
        <WeekPicture value={week} />
      </Card>
    </section>
  );
}
