import { MessageCircleHeart } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { Badge } from '#web/ui/display/badge.tsx';

type Workplace = CardPage['workplaces'][number];

export function CardWorkplaces({ workplaces }: { workplaces: Workplace[] }) {
  if (workplaces.length === 0) return null;
  return (
    <section aria-labelledby="workplaces">
      <h2 id="workplaces" className="text-2xl">
        Места работы
      </h2>
      <ol className="mt-4 flex flex-col gap-6">
        {workplaces.map((workplace) => (
          <li
            key={`${workplace.period} ${workplace.place}`}
            className="border-l-3 border-line pl-4 [overflow-wrap:anywhere]"
          >
            <h3 className="text-lg leading-snug">{workplace.place}</h3>
            <p className="numbers mt-0.5 text-sm text-muted">{workplace.period}</p>
            {workplace.duties && (
              <p className="mt-2 max-w-prose whitespace-pre-line">{workplace.duties}</p>
            )}
            {workplace.can_refer && (
              <Badge tone="success" icon={<MessageCircleHeart aria-hidden />} className="mt-2">
                Готовы дать рекомендацию
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
