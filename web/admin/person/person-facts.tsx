import type { ReactNode } from 'react';
import { formatPhone } from '#contract/contacts.ts';
import type { PersonPage } from '#contract/person-page.ts';
import { formatDay } from '#contract/russian.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { roleWords, stateWords } from '../people/person-words.ts';
import { Section } from '../section.tsx';

export function PersonFacts({ person }: { person: PersonPage }) {
  const { role, phone, phone_verified, email, email_verified, city, created_at } = person;
  const words = stateWords[person.state];
  const passport = person.passport_verified_at;
  return (
    <Section title="Кто это">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Fact name="Состояние">
          {words ? <Badge tone="error">{words}</Badge> : 'открыт'}
          {person.blocked_reason && <p className="mt-1">{person.blocked_reason}</p>}
        </Fact>
        <Fact name="Роль">
          {roleWords[role]}, с {formatDay(created_at)}
        </Fact>
        <Fact name="Телефон">
          {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'нет'}
          {phone && !phone_verified && ', не подтверждён'}
        </Fact>
        <Fact name="Почта">
          {email ? <a href={`mailto:${email}`}>{email}</a> : 'нет'}
          {email && !email_verified && ', не подтверждена'}
        </Fact>
        <Fact name="Город">{city ?? 'не указан'}</Fact>
        <Fact name="Паспорт">{passport ? `проверен ${formatDay(passport)}` : 'не проверен'}</Fact>
        {person.tariff && <Fact name="Тариф">{person.tariff}</Fact>}
        <Fact name="Вход с кодом">{person.has_second_factor ? 'включён' : 'нет'}</Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="numbers min-w-0 [overflow-wrap:anywhere] [&_a]:text-action [&_a]:underline [&_a]:underline-offset-4">
        {children}
      </dd>
    </>
  );
}
