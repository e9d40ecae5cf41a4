import {
  CalendarDays,
  ChevronDown,
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
      <ul className="mt-3 grid gap-x-10 gap-y-1 sm:mt-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {advantages.map(({ key, icon, title, text }) => {
          const Icon = icons[icon] ?? Sparkles;
          return (
            <li key={key}>
              <details className="fold-on-phone group/fold">
                <summary className="flex min-h-11 list-none items-center gap-3 sm:pointer-events-none sm:flex-col sm:items-start [&::-webkit-details-marker]:hidden">
                  <Icon
                    aria-hidden
                    className="size-7 shrink-0 text-action sm:size-8"
                    strokeWidth={1.75}
                  />
                  <h3 className="min-w-0 grow text-lg sm:text-xl">{title}</h3>
                  <ChevronDown
                    aria-hidden
                    className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-180 sm:hidden print:hidden"
                  />
                </summary>
                <p className="pb-2 text-muted max-sm:pl-10 sm:mt-2 sm:pb-0">{text}</p>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
