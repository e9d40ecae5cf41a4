import { LockOpen, Send } from 'lucide-react';
import type { CardTile } from '#contract/cards.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { statusWords } from './words.ts';

type TileMarksProps = { card: Pick<CardTile, 'kind' | 'contacts_opened' | 'my_response'> };

/** «Контакты открыты», «Вы откликнулись»: what the viewer has done with a card in a list. */
export default function TileMarks({ card }: TileMarksProps) {
  const { kind, contacts_opened, my_response } = card;
  const words = my_response && statusWords(my_response, kind === 'vacancy' ? 'worker' : 'employer');
  return (
    <>
      {contacts_opened && (
        <Badge tone="success" icon={<LockOpen aria-hidden />}>
          Контакты открыты
        </Badge>
      )}
      {words && (
        <Badge tone={words.tone} icon={<Send aria-hidden />}>
          {words.text}
        </Badge>
      )}
    </>
  );
}
