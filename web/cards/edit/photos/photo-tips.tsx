import { Check } from 'lucide-react';

const tips = [
  'Лицо хорошо видно, взгляд в камеру, без тёмных очков',
  'Дневной свет, спокойный фон, аккуратная одежда',
  'На фотографии вы одни: детей и подопечных без согласия близких показывать нельзя',
  'Ещё снимки: вы за делом, грамоты, результаты работы — без чужих имён и адресов',
];

export function PhotoTips() {
  return (
    <section className="rounded-card bg-surface-soft p-4 text-sm sm:p-5">
      <h3 className="text-base font-semibold">Хорошая фотография</h3>
      <p className="mt-1 text-muted">Анкеты с фото семьи открывают охотнее.</p>
      <ul className="mt-3 flex flex-col gap-2">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
