import type { PersonPage as Person } from '#contract/person-page.ts';
import { AuditTable } from '../audit/audit-table.tsx';
import { nameOf } from '../people/person-words.ts';
import { PersonCards, PersonComplaints, PersonDevices } from './person-activity.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonLetters, PersonPayments } from './person-letters.tsx';
import { PersonSteps } from './person-steps.tsx';
import { Section } from '../section.tsx';
import { BackLink } from '../back-link.tsx';
import { StaffNotes } from './staff-notes.tsx';

/** What staff need while that person is on the phone. */
export function PersonPage({ person }: { person: Person }) {
  return (
    <>
      <BackLink href="/admin/people">Люди и карточки</BackLink>
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        {nameOf(person)} <span className="numbers text-base text-muted">№ {person.id}</span>
      </h1>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <PersonFacts person={person} />
        <aside className="grid min-w-0 gap-6 lg:row-span-2">
          <PersonSteps person={person} />
          <StaffNotes person={person} />
        </aside>
        <div className="grid min-w-0 gap-6">
          <PersonCards cards={person.cards} />
          <PersonComplaints complaints={person.complaints} />
          {person.payments && <PersonPayments payments={person.payments} />}
          <PersonLetters letters={person.letters} />
          <PersonDevices devices={person.devices} />
        </div>
      </div>
      <Section title="Что делали сотрудники" empty={person.audit.length === 0 && 'Ничего.'} wide>
        <AuditTable entries={person.audit} />
      </Section>
    </>
  );
}
