import { ChevronDown } from 'lucide-react';
import { type PlaceReasons, reasonPlaces } from '#contract/reason-templates.ts';
import { ReasonEditor } from './reason-editor.tsx';

export function ReasonLists({ places }: { places: PlaceReasons[] }) {
  return (
    <div className="flex flex-col gap-2">
      {places.map((one) => (
        <details key={one.place} className="group rounded-card border border-line bg-surface px-4">
          <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2 font-medium">
            <span className="grow basis-48">{reasonPlaces[one.place]}</span>
            <span className="numbers flex shrink-0 items-center gap-3 text-sm whitespace-nowrap text-muted">
              {one.reasons.length || 'нет своих'}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </span>
          </summary>
          <div className="pb-4">
            <ReasonEditor place={one} />
          </div>
        </details>
      ))}
    </div>
  );
}
