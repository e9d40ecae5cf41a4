import type { OpenedContacts } from '#contract/card-contacts.ts';
import { cardPath } from '#contract/cards.ts';
import { formatDay } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { SearchLink } from '#web/lib/navigation/search-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ContactLines } from '../contact-lines.tsx';

/** Everybody whose contacts were opened, to be called again without looking for their card. */
export function OpenedPage({ opened }: { opened: OpenedContacts[] }) {
  return (
    <>
      <h1 className="text-3xl">Открытые контакты</h1>
      {opened.length === 0 ? (
        <EmptyState
          title="Вы ещё не открывали контактов"
          text="Откройте карточку и нажмите «Показать контакты»: телефон останется здесь, и второй контакт за него не спишется."
          action={<SearchLink />}
        />
      ) : (
        <>
          <p className="mt-2 text-muted">
            Они остаются у вас, пока карточка на сайте. Второй раз за них ничего не спишется.
          </p>
          <ul className="mt-6 grid items-start gap-4 xl:grid-cols-2">
            {opened.map((one) => (
              <Opened key={one.card.slug} opened={one} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Opened({
  opened: { card, contacts, opened_at, returned_at },
}: {
  opened: OpenedContacts;
}) {
  const title = [card.title, card.city].filter(Boolean).join(', ');
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-1">
        {contacts?.name && <h2 className="text-xl [overflow-wrap:anywhere]">{contacts.name}</h2>}
        <p className="[overflow-wrap:anywhere]">
          {card.has_page ? (
            <HrefLink
              href={cardPath(card)}
              className="font-semibold text-action underline underline-offset-4 hover:text-action-hover"
            >
              {title}
            </HrefLink>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
        </p>
        <p className="numbers text-sm text-muted">Открыты {formatDay(opened_at)}</p>
        {returned_at && <Badge tone="info">Контакт вернулся к вам</Badge>}
      </div>
      {contacts ? (
        <ContactLines contacts={contacts} />
      ) : (
        <p className="text-muted">Карточку сняли, и контакты вместе с ней.</p>
      )}
    </Card>
  );
}
