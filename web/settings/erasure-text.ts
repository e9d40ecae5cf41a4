import { formatDay } from '#contract/russian.ts';

export function erasureText(deletionAt: string): string {
  const day = formatDay(deletionAt, new Date());
  return `Ваши карточки никто не видит. ${day} мы сотрём всё, что о вас знаем, и вернуть это будет нельзя.`;
}
