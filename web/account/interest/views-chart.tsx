import type { Interest } from '#contract/card-views.ts';
import { countOf, formatDay } from '#contract/russian.ts';

const views = ['просмотр', 'просмотра', 'просмотров'] as const;

/** A bar for each day; whoever does not see it hears the days on which somebody came. */
export function ViewsChart({ days }: { days: Interest['days'] }) {
  const most = Math.max(...days.map(({ views: count }) => count), 1);
  const all = days.reduce((sum, { views: count }) => sum + count, 0);
  const busy = days.filter(({ views: count }) => count > 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="mt-3">
      <figcaption className="numbers">
        <span className="text-2xl font-semibold">{all}</span>{' '}
        {countOf(all, views).replace(/^\S+\s/, '')}
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length} 1`}
        preserveAspectRatio="none"
        className="mt-3 h-28 w-full border-b border-line-strong fill-action"
      >
        {days.map(({ day, views: count }, at) => (
          <rect key={day} x={at + 0.1} y={1 - count / most} width={0.8} height={count / most}>
            <title>{`${formatDay(day, new Date(day))}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted">
        <span>{first && formatDay(first.day, new Date(first.day))}</span>
        <span>{last && formatDay(last.day, new Date(last.day))}</span>
      </p>
      <ul className="sr-only">
        {busy.map(({ day, views: count }) => (
          <li key={day}>
            {formatDay(day, new Date(day))}: {countOf(count, views)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
