import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStoredRole } from '#web/session/steps/guest-role.ts';
import type { TariffsSearch } from './tariffs-search.ts';

const sides = [
  { role: 'worker', label: 'Ищу работу' },
  { role: 'employee', label: 'Ищу помощника' },
] as const;

const side =
  'flex min-h-11 flex-1 items-center justify-center rounded-control px-4 py-2 text-center font-semibold ' +
  'hover:bg-surface sm:flex-none aria-[current]:bg-surface aria-[current]:text-action aria-[current]:shadow-soft';

type RoleSwitchProps = { role: TariffsSearch['role']; isNamed: boolean };

/** For guests: links, so that they work without scripts. The role they chose before comes first. */
export function RoleSwitch({ role, isNamed }: RoleSwitchProps) {
  const router = useRouter();
  const stored = useStoredRole();
  const wants = stored === 'employer' && !isNamed && role === 'worker';
  useEffect(() => {
    if (!wants) return;
    void router.navigate({
      to: '/tariffs',
      search: (before) => ({ ...before, role: 'employee' }),
      replace: true,
      resetScroll: false,
    });
  }, [wants, router]);

  return (
    <nav
      aria-label="Чьи тарифы"
      className="flex gap-1 self-start rounded-card bg-surface-soft p-1 max-sm:w-full large:max-sm:flex-col"
    >
      {sides.map(({ role: one, label }) => (
        <Link
          key={one}
          to="/tariffs"
          search={{ role: one }}
          resetScroll={false}
          className={side}
          // Its own idea of what is current compares addresses, and one of them stands without a role.
          activeProps={{ 'aria-current': undefined }}
          aria-current={role === one ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
