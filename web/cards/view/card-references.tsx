import type { CardPage } from '#contract/cards.ts';
import { longDay } from './trust.ts';

/** What former employers have confirmed by a link of ours, each named by the first name only. */
export function CardReferences({ references }: Pick<CardPage, 'references'>) {
  if (references.length === 0) return null;
  return (
    <section aria-labelledby="references" className="print:hidden">
      <h2 id="references" className="text-2xl">
        Рекомендации <span className="numbers text-muted">{references.length}</span>
      </h2>
      <ul className="mt-5 flex flex-col gap-6">
        {references.map(({ id, name, work, again, good, answered_at }) => (
          <li key={id} className="border-l-3 border-line pl-4 [overflow-wrap:anywhere]">
            <p className="font-semibold">{work}</p>
            {good && <p className="mt-1 max-w-prose whitespace-pre-line">{good}</p>}
            <p className="mt-1 text-sm text-muted">
              {name}, {longDay(answered_at)}
              {again && '. Снова бы позвали'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
