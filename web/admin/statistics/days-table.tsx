import type { StatisticsDay } from '#contract/statistics.ts';
import { charts, writerOf } from './charts.ts';
import { numberCell, tableHead } from './table-words.ts';

/** The charts in numbers. */
export function DaysTable({ days }: { days: StatisticsDay[] }) {
  const columns = charts.flatMap((chart) =>
    chart.parts.map(({ key, name }) => ({
      key,
      name: `${chart.title}: ${name}`,
      write: writerOf(chart),
    })),
  );
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action">
        То же таблицей
      </summary>
      <section
        aria-label="По дням"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="mt-2 border-collapse border border-line bg-surface text-sm">
          <thead>
            <tr>
              <th className={tableHead}>День</th>
              {columns.map(({ name }) => (
                <th key={name} className={tableHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day} className="border-t border-line">
                <td className="numbers px-3 py-2 whitespace-nowrap">{day.day}</td>
                {columns.map(({ key, name, write }) => (
                  <td key={name} className={numberCell}>
                    {write(day[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
