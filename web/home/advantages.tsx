import {
  CalendarDays,
  ListChecks,
  ShieldCheck,
  Sparkles,
  Type,
  type LucideIcon,
} from 'lucide-react';
import type { Advantage } from '#contract/content.ts';

const icons: Record<string, LucideIcon> = {
  list: ListChecks,
  calendar: CalendarDays,
  shield: ShieldCheck,
  text: Type,
};

export function Advantages({ advantages }: { advantages: readonly Advantage[] }) {
  if (advantages.length === 0) return null;
  return (
    <section aria-labelledby="advantages">
      <h2 id="advantages" className="text-3xl">
        Почему здесь спокойно
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {advantages.map(({ key, icon, title, text }) => {
          const Icon = icons[icon] ?? Sparkles;
          return (
            <li key={key}>
              <Icon aria-hidden className="size-8 text-action" strokeWidth={1.75} />
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
