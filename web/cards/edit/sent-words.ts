import type { OwnCard } from '#contract/cards.ts';
import type { Snackbar } from '#web/ui/snackbar-store.ts';

/** What is said of a text that waits for a look; null when it is shown already. */
export function sentWords({ review }: OwnCard): Snackbar | null {
  if (review?.state !== 'waiting') return null;
  const text = 'Отправили на проверку. Обычно это несколько минут, как посмотрим — сообщим';
  return { type: 'info', text, timeout: 10_000 };
}
