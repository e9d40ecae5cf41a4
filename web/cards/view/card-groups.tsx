import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardPage } from '#contract/cards.ts';

type Group = CardPage['groups'][number];

/** A phone shows so many at once; the others unfold, and are open where there is room. */
const openAtFirst = 3;

/** Everything that was answered, in the groups of the form. */
export function CardGroups({ groups }: { groups: Group[] }) {
  return (
    <div data-sheet="groups" className="flex flex-col gap-5 lg:gap-10">
      {groups.map((group, at) => (
        <details key={group.title} open={at < openAtFirst} className="fold group/fold">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 lg:pointer-events-none [&::-webkit-details-marker]:hidden">
            <h2 className="text-xl">{group.title}</h2>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-180 lg:hidden print:hidden"
            />
          </summary>
          {group.lines.length > 0 && (
            <dl className="mt-2 border-t border-line">
              {group.lines.map((line) => (
                <Line key={line.key} line={line} />
              ))}
            </dl>
          )}
          <Chips labels={group.yes} word="Да" icon={<Check aria-hidden />} look="text-success" />
          <Chips labels={group.no} word="Нет" icon={<X aria-hidden />} look="text-muted" />
        </details>
      ))}
    </div>
  );
}

function Line({ line }: { line: Group['lines'][number] }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[2fr_3fr]">
      <dt className="text-muted">{line.label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{line.text}</dd>
    </div>
  );
}

interface ChipsProps {
  labels: string[];
  /** What all of them were answered with. */
  word: string;
  icon: ReactNode;
  look: string;
}

function Chips({ labels, word, icon, look }: ChipsProps) {
  if (labels.length === 0) return null;
  return (
    <div className="mt-3 flex gap-3">
      <h3 className={`w-9 shrink-0 pt-1 text-sm font-semibold ${look}`}>{word}</h3>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {labels.map((label) => (
          <li
            key={label}
            className={`inline-flex max-w-full gap-1.5 rounded-sm bg-surface-soft px-2.5 py-1 text-sm [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 ${look}`}
          >
            {icon}
            <span className="min-w-0 text-ink">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
