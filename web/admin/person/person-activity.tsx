import { complaintReasons } from '#contract/complaints.ts';
import { cardNames, cardPath, cardStateWords } from '#contract/cards.ts';
import type { PersonPage } from '#contract/person-page.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { lines, Section } from '../section.tsx';

const muted = 'numbers text-sm text-muted [overflow-wrap:anywhere]';

export function PersonCards({ cards }: Pick<PersonPage, 'cards'>) {
  return (
    <Section title="Карточки" empty={cards.length === 0 && 'Карточек нет.'}>
      <ul className={lines}>
        {cards.map((card) => (
          <li key={card.id}>
            {card.state === 'published' ? (
              <HrefLink
                href={cardPath(card)}
                className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {card.title}
              </HrefLink>
            ) : (
              <p className="font-semibold [overflow-wrap:anywhere]">{card.title}</p>
            )}
            <p className={muted}>
              {cardNames[card.kind]} {cardStateWords[card.state]}, {card.slug}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function PersonComplaints({ complaints }: Pick<PersonPage, 'complaints'>) {
  return (
    <Section title="Жалобы" empty={complaints.length === 0 && 'Жалоб нет.'}>
      <ul className={lines}>
        {complaints.map(({ id, is_own, is_answered, reason, text, created_at }) => (
          <li key={id}>
            <p>
              {is_own ? 'Жаловался сам: ' : 'Жалуются на человека: '}
              {complaintReasons[reason].toLowerCase()}
            </p>
            {text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
            <p className={muted}>
              <EntryTime at={created_at} />, {is_answered ? 'рассмотрена' : 'ждёт ответа'}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function PersonDevices({ devices }: Pick<PersonPage, 'devices'>) {
  return (
    <Section title="Устройства" empty={devices.length === 0 && 'Сейчас нигде не вошёл.'}>
      <ul className={lines}>
        {devices.map(({ id, name, address, last_seen_at }) => (
          <li key={id}>
            <p className="[overflow-wrap:anywhere]">{name}</p>
            <p className={muted}>
              последний раз <EntryTime at={last_seen_at} />, адрес {address}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
