const hour = 60;
const day = 24 * hour;

/** What people can plan by, from short to long. */
const steps: [minutes: number, words: string][] = [
  [15, 'до 15 минут'],
  [hour, 'до часа'],
  [3 * hour, 'до 3 часов'],
  [6 * hour, 'до 6 часов'],
  [12 * hour, 'до 12 часов'],
  [day, 'до суток'],
  [2 * day, 'до двух суток'],
  [3 * day, 'до трёх суток'],
];

/** «Обычно до 3 часов», by how long the queue is now; «» when that is unknown. */
export function waitWords(minutes: number | null): string {
  if (minutes === null) return '';
  const step = steps.find(([most]) => minutes <= most);
  return step ? `Обычно ${step[1]}` : 'Сейчас дольше трёх суток';
}

/** «Обычно до 3 часов, как посмотрим — сообщим» */
export const waitPromise = (minutes: number | null): string =>
  [waitWords(minutes), 'как посмотрим — сообщим'].filter(Boolean).join(', ').replace(/^к/, 'К');
