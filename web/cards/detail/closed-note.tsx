import { Archive } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { formatDay } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { areaPath, useOpenAreas } from '../areas/areas.ts';
import { accountHref } from '../owner/address.ts';

const words: Record<CardKind, { title: string; others: string }> = {
  vacancy: { title: 'Вакансия закрыта', others: 'Другие вакансии' },
  resume: { title: 'Анкета закрыта', others: 'Другие анкеты' },
};

const closedFor: Record<CardKind, string> = {
  vacancy: 'Семья уже никого не ищет, контакты больше не открываются.',
  resume: 'Человек уже не ищет работу, контакты больше не открываются.',
};

const linkStyles =
  'inline-flex min-h-11 items-center font-medium text-action underline underline-offset-4 hover:text-action-hover';

/** First of all: whoever comes by an old link must not hope in vain. */
export default function ClosedNote({ card, closedAt }: { card: CardPage; closedAt: string }) {
  const { kind, city, category } = card;
  const isOpen = useOpenAreas()[kind];
  const { title, others } = words[kind];
  return (
    <Note tone="warning" icon={<Archive />} className="mt-4">
      <p className="text-lg font-semibold">
        {title} {/* The year is always said: a cached page does not know which it is. */}
        {formatDay(closedAt)}
      </p>
      <p>
        {card.is_own ? 'Контакты больше не открываются.' : closedFor[kind]}{' '}
        {card.is_own && (
          <HrefLink href={accountHref(card)} className={linkStyles}>
            Опубликовать снова
          </HrefLink>
        )}
        {!card.is_own && isOpen && (
          <HrefLink href={areaPath(kind, city.slug, category.slug)} className={linkStyles}>
            {others} {city.prepositional}
          </HrefLink>
        )}
      </p>
    </Note>
  );
}
