import { Lightbulb } from 'lucide-react';
import type { DeedText } from '#contract/deed-texts.ts';

/** What stands on paper, and after each section what it means. */
export function DeedPreview({ deed: { title, place, day, opening, parts } }: { deed: DeedText }) {
  return (
    <section
      aria-label="Что будет написано"
      className="rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:p-6"
    >
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span className="min-w-0">{place}</span>
        <span className="min-w-0">{day}</span>
      </p>
      {opening && <p className="mt-4">{opening}</p>}
      <ol className="mt-5 flex flex-col gap-6">
        {parts.map((part, at) => (
          <li key={part.title}>
            <h3 className="text-base font-semibold">
              {at + 1}. {part.title}
            </h3>
            <ul className="mt-1 flex flex-col gap-1">
              {part.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="mt-2 flex gap-2 rounded-control bg-surface-soft px-3 py-2 text-sm">
              <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              <span className="min-w-0">{part.meaning}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
