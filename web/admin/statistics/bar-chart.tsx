import { formatDay } from '#contract/russian.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { changeWords } from './charts.ts';

interface Bars {
  name: string;
  /** A class of the theme that fills them. */
  fill: string;
  values: number[];
  total: number;
  /** Of as many days right before. */
  before: number;
}

interface BarChartProps {
  title: string;
  days: string[];
  parts: Bars[];
  write: (value: number) => string;
  csv: () => string;
}

const height = 100;
/** Bars that stand on one another, a day each; the same in words is in the table below. */
export function BarChart({ title, days, parts, write, csv }: BarChartProps) {
  const sums = days.map((_, at) => parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const highest = Math.max(0, ...sums);
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="flex items-start justify-between gap-x-3">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {parts.map(({ name, total, before }) => (
            <p key={name} className="numbers text-sm text-muted">
              {name}: <span className="font-semibold text-ink">{write(total)}</span>, до этого{' '}
              {write(before)} ({changeWords(total, before)})
            </p>
          ))}
        </div>
        <CsvButton
          name={`ryadom-${title}-${days[0]}-${days.at(-1)}`}
          text={csv}
          label={title}
          size="small"
        />
      </figcaption>
      {highest === 0 ? (
        <p className="mt-3 text-muted">За эти дни ничего не было.</p>
      ) : (
        <>
          <svg
            aria-hidden
            viewBox={`0 0 ${days.length} ${height}`}
            preserveAspectRatio="none"
            className="mt-3 h-28 w-full"
          >
            {days.map((day, at) => {
              let top = height;
              return parts.map(({ name, fill, values }) => {
                const tall = ((values[at] ?? 0) / highest) * height;
                top -= tall;
                return (
                  <rect
                    key={`${day} ${name}`}
                    x={at + 0.1}
                    y={top}
                    width={0.8}
                    height={tall}
                    className={fill}
                  />
                );
              });
            })}
          </svg>
          <div className="numbers mt-1 flex justify-between text-xs text-muted">
            <span>{first && formatDay(first)}</span>
            <span>{last && formatDay(last)}</span>
          </div>
          <p className="numbers mt-1 text-xs text-muted">Больше всего за день: {write(highest)}</p>
        </>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
        {parts.length > 1 &&
          parts.map(({ name, fill }) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg aria-hidden viewBox="0 0 1 1" className="size-3">
                <rect width="1" height="1" className={fill} />
              </svg>
              {name}
            </li>
          ))}
      </ul>
    </figure>
  );
}
