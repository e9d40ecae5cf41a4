import type { CardPage } from '#contract/cards.ts';
import { formatDay } from '#contract/russian.ts';
import { Note } from '#web/ui/feedback/note.tsx';

/** To whoever would like to respond. */
export function FullNote({ full: { opens_on } }: { full: NonNullable<CardPage['full']> }) {
  return (
    <Note tone="info" className="print:hidden">
      <p>
        Пока откликов достаточно. Новые примут, когда семья ответит на прежние
        {opens_on && `, — не позже ${formatDay(opens_on)}`}.
      </p>
      <p>Сохраните вакансию в избранное, чтобы вернуться к ней, и посмотрите похожие ниже.</p>
    </Note>
  );
}
