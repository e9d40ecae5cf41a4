import { ShieldCheck } from 'lucide-react';
import type { CardKind } from '#contract/categories.ts';

const advice: Record<CardKind, string[]> = {
  resume: [
    'Не платите вперёд: ни за «бронь», ни за дорогу, ни за документы.',
    'Сначала встретьтесь лично и посмотрите паспорт.',
    'Позвоните тем, у кого человек работал.',
  ],
  vacancy: [
    'Не платите вперёд: ни за «обучение», ни за форму, ни за проверку.',
    'Сначала встретьтесь лично, днём, и скажите близким, куда идёте.',
    'Не присылайте фото паспорта и данные карты.',
  ],
};

export function SafetyAdvice({ kind }: { kind: CardKind }) {
  return (
    <section aria-labelledby="safety" className="rounded-card bg-surface-soft p-4">
      <h3 id="safety" className="flex items-center gap-2 text-base">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-action" />
        Чтобы всё прошло хорошо
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm">
        {advice[kind].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
