import type { QueueAges } from '#contract/statistics.ts';
import { csvOf } from '../csv/csv.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { sections } from '../sections.ts';
import { waitWords } from './table-words.ts';

const ages = [
  { name: 'до часа', fill: 'fill-action' },
  { name: '1–4 часа', fill: 'fill-info' },
  { name: '4–24 часа', fill: 'fill-accent' },
  { name: '1–3 дня', fill: 'fill-warning' },
  { name: 'дольше', fill: 'fill-error' },
];

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** What waits at this moment, whatever days are chosen above. */
export function AgesChart({ ages: queues }: { ages: QueueAges[] }) {
  const longest = Math.max(1, ...queues.map(({ waiting }) => sumOf(waiting)));
  const text = () =>
    csvOf(
      ['Очередь', ...ages.map(({ name }) => name), 'Дольше всего, мин'],
      queues.map(({ queue, waiting, oldest_minutes }) => [
        sections[queue].label,
        ...waiting,
        oldest_minutes ?? '',
      ]),
    );
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Сколько ждут сейчас</h2>
        <CsvButton name="ryadom-queues" text={text} label="очереди" size="small" />
      </figcaption>
      <div className="mt-2 rounded-card border border-line bg-surface px-4 py-3">
        <ul className="divide-y divide-line">
          {queues.map((queue) => (
            <Bar key={queue.queue} queue={queue} longest={longest} />
          ))}
        </ul>
        <ul className="mt-3 flex flex-wrap gap-x-4 text-sm">
          {ages.map(({ name, fill }) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg aria-hidden viewBox="0 0 1 1" className="size-3">
                <rect width="1" height="1" className={fill} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

function Bar({ queue, longest }: { queue: QueueAges; longest: number }) {
  const { waiting, oldest_minutes: oldest } = queue;
  const all = sumOf(waiting);
  return (
    <li className="py-2">
      <p className="numbers flex flex-wrap justify-between gap-x-4">
        <span>
          {sections[queue.queue].label}: <span className="font-semibold">{all}</span>
        </span>
        <span className="text-sm text-muted">
          {oldest === null ? 'пусто' : `дольше всего ${waitWords(oldest)}`}
        </span>
      </p>
      {all > 0 && (
        <>
          <svg
            aria-hidden
            viewBox={`0 0 ${longest} 1`}
            preserveAspectRatio="none"
            className="mt-1 h-3 w-full"
          >
            {ages.map(({ name, fill }, at) => (
              <rect
                key={name}
                x={sumOf(waiting.slice(0, at))}
                width={waiting[at] ?? 0}
                height="1"
                className={fill}
              />
            ))}
          </svg>
          <p className="sr-only">
            {ages.map(({ name }, at) => `${name}: ${waiting[at] ?? 0}`).join(', ')}
          </p>
        </>
      )}
    </li>
  );
}
