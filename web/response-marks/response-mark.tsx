import { Send } from 'lucide-react';
import type { CardKind } from '#contract/categories.ts';
import type { MyResponse } from '#contract/response-states.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { statusWords } from './words.ts';

interface ResponseMarkProps {
  kind: CardKind;
  response: MyResponse;
  className?: string;
}

/** «Вы откликнулись» on a card in a list. */
export default function ResponseMark({ kind, response, className }: ResponseMarkProps) {
  const { tone, text } = statusWords(response, kind === 'vacancy' ? 'worker' : 'employer');
  return (
    <p className={className}>
      <Badge tone={tone} icon={<Send aria-hidden />}>
        {text}
      </Badge>
    </p>
  );
}
