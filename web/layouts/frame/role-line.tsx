import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { rememberRole, useStoredRole, type GuestRole } from '#web/session/steps/guest-role.ts';
import { roleSavedWords } from '#web/session/steps/role-saved-words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Container } from '#web/ui/display/container.tsx';

/** The choice of a role on pages to read: below the text, and covering nothing. */
export default function RoleLine() {
  const isGuest = useUser() === null;
  const role = useStoredRole();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [chosen, setChosen] = useState<{ role: GuestRole; path: string }>();
  if (chosen?.path === path) return <Chosen role={chosen.role} />;
  if (!isGuest || role !== null) return null;

  function choose(said: GuestRole) {
    rememberRole(said);
    setChosen({ role: said, path });
  }

  return (
    <Container className="pb-8 print:hidden">
      <section
        aria-labelledby="role-line"
        className="flex flex-col gap-4 rounded-card bg-action-soft p-4 sm:flex-row sm:items-center sm:justify-between sm:px-6"
      >
        <div>
          <h2 id="role-line" className="text-lg">
            Что вы ищете?
          </h2>
          <p className="text-muted">Покажем сначала то, что нужно вам</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button kind="secondary" onClick={() => choose('employer')}>
            Найти помощника
          </Button>
          <Button kind="secondary" onClick={() => choose('worker')}>
            Найти работу
          </Button>
        </div>
      </section>
    </Container>
  );
}

/** In the place of what was pressed, and read out as it takes the focus. */
function Chosen({ role }: { role: GuestRole }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Container className="pb-8 print:hidden">
      <p
        ref={box}
        tabIndex={-1}
        className="rounded-card bg-action-soft p-4 text-on-action-soft outline-none sm:px-6"
      >
        {roleSavedWords[role]}.{' '}
        <Link
          to={role === 'worker' ? '/vacancies/$' : '/resumes/$'}
          params={{ _splat: '' }}
          className="font-semibold underline underline-offset-4"
        >
          {role === 'worker' ? 'К вакансиям' : 'К анкетам'}
        </Link>
      </p>
    </Container>
  );
}
