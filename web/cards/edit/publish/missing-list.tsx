import { ListChecks } from 'lucide-react';
import { countOf } from '#contract/russian.ts';
import type { FieldErrors } from '../draft/check.ts';
import { labelOf } from '../draft/labels.ts';
import { stepOf, type FormStep } from '../draft/steps.ts';

type MissingListProps = {
  steps: readonly FormStep[];
  missing: FieldErrors;
  hrefOf: (step: number) => string;
  onGo: (path: string) => void;
};

/** Before anybody presses «Опубликовать»: what there is still to do, and no reproach. */
export function MissingList({ steps, missing, hrefOf, onGo }: MissingListProps) {
  const paths = Object.keys(missing);
  if (paths.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <ListChecks aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div>
        <h3 className="font-semibold">
          До публикации осталось {countOf(paths.length, ['поле', 'поля', 'полей'])}
        </h3>
        <ul className="mt-1">
          {paths.map((path) => (
            <li key={path}>
              <a
                href={hrefOf(stepOf(steps, path))}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(path);
                }}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {labelOf(steps, path)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
