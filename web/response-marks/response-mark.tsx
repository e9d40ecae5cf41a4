import { Send } from 'lucide-react';
import type { CardTile } from '#contract/cards.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { statusWords } from './words.ts';

type ResponseMarkProps = { card: Pick<CardTile, 'kind' | 'my_response'>; className?: string };

/** «Вы откликнулись» on a card in a list; nothing on those that the viewer has not written to. */
export function ResponseMark({ card: { kind, my_response }, className }: ResponseMarkProps) {
  if (!my_response) return null;
  const { tone, text } = statusWords(my_response, kind === 'vacancy' ? 'worker' : 'employer');
  return (
    <p className={className}>
      <Badge tone={tone} icon={<Send aria-hidden />}>
        {text}
      </Badge>
    </p>
  );
}
