import { formatPhone } from '#contract/contacts.ts';
import type { FoundPerson } from '#contract/people.ts';
import { formatDay } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { personPath } from './people-search.ts';
import { nameOf, roleWords, stateWords } from './person-words.ts';

export function FoundPeople({ people }: { people: FoundPerson[] }) {
  return (
    <section aria-labelledby="found-people">
      <h2 id="found-people" className="text-lg">
        Люди
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Row({ person }: { person: FoundPerson }) {
  const { id, role, phone, phone_verified, email, email_verified, state, created_at } = person;
  const words = stateWords[state];
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_minmax(0,1fr)_18rem]">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <HrefLink
          href={personPath(id)}
          className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 hover:text-action-hover"
        >
          {nameOf(person)}
        </HrefLink>
        <span className="numbers text-sm text-muted"> № {id}</span>
        {words && <Badge className="ml-2">{words}</Badge>}
      </p>
      <p className="numbers">
        {phone ? formatPhone(phone) : <span className="text-muted">нет телефона</span>}
        {phone && !phone_verified && <Unconfirmed />}
      </p>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {email ?? <span className="text-muted">нет почты</span>}
        {email && !email_verified && <Unconfirmed />}
      </p>
      <p className="text-sm text-muted">
        {roleWords[role]}, с {formatDay(created_at)}
      </p>
    </li>
  );
}

const Unconfirmed = () => <span className="text-sm text-muted"> не подтверждён</span>;
