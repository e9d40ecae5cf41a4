import type { DecidedQueue } from '#contract/statistics.ts';
import { csvOf } from '../csv/csv.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import type { Period } from './period.ts';
import { sections } from '../sections.ts';
import { numberCell, tableHead, waitWords } from './table-words.ts';

interface DecidedTableProps {
  decided: DecidedQueue[];
  period: Period;
}

const head = ['Очередь', 'Решено', 'До этого', 'Обычно за', 'До этого'];

export function DecidedTable({ decided, period: { from, to } }: DecidedTableProps) {
  const text = () =>
    csvOf(
      ['Очередь', 'Решено', 'Решено до этого', 'Обычно за, мин', 'Обычно до этого, мин'],
      decided.map(({ queue, before, ...now }) => [
        sections[queue].label,
        now.decided,
        before.decided,
        now.median_minutes ?? '',
        before.median_minutes ?? '',
      ]),
    );
  return (
    <section aria-labelledby="decided" className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 id="decided" className="text-lg">
          Решения сотрудников
        </h2>
        <CsvButton name={`ryadom-decided-${from}-${to}`} text={text} label="решения" size="small" />
      </div>
      <section
        aria-label="Решения по очередям"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
        tabIndex={0}
        className="mt-2 overflow-x-auto"
      >
        <table className="w-full border-collapse border border-line bg-surface">
          <thead className="border-b border-line">
            <tr>
              {head.map((name, at) => (
                // The same words stand over two of them.
                // oxlint-disable-next-line react/no-array-index-key -- the columns never change
                <th key={at} className={at === 0 ? tableHead : `${tableHead} text-right`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {decided.map(({ queue, decided: count, median_minutes: median, before }) => (
              <tr key={queue} className="border-t border-line">
                <td className="px-3 py-2">{sections[queue].label}</td>
                <td className={numberCell}>{count}</td>
                <td className={`${numberCell} text-muted`}>{before.decided}</td>
                <td className={numberCell}>{waitWords(median)}</td>
                <td className={`${numberCell} text-muted`}>{waitWords(before.median_minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
