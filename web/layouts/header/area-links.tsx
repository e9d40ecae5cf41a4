import { Link, useLocation } from '@tanstack/react-router';
import { useUser } from '#web/lib/context/router-context.ts';
import { type GuestRole, rememberRole, useStoredRole } from '#web/session/steps/guest-role.ts';
import { placesOfList, roleOfPage } from '#web/session/steps/role-question.ts';
import { classes } from '#web/ui/style/classes.ts';
import { useCityOfPage, useCurrentCity } from '#web/places/current-city.ts';

interface Area {
  to: '/resumes/$' | '/vacancies/$';
  label: string;
  /** Whoever presses it says so. */
  role: GuestRole;
  /** The wire name of the role that may not search here. */
  closedTo: string;
}

const areas: Area[] = [
  { to: '/resumes/$', label: 'Найти помощника', role: 'employer', closedTo: 'worker' },
  { to: '/vacancies/$', label: 'Найти работу', role: 'worker', closedTo: 'employee' },
];

/** Employers look for resumes, workers for vacancies; guests and staff see both, their own first. */
export function AreaLinks({ className = '' }: { className?: string }) {
  const role = useUser()?.role.name;
  const named = useCityOfPage();
  const known = useCurrentCity()?.slug;
  // A small city is known by its address alone, and no name is needed here.
  const city = named ?? known ?? '';
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a list of the other side: to the same city and category.
  const placesFor = (said: GuestRole) => (roleOfPage(path) !== said && placesOfList(path)) || city;
  const stored = useStoredRole();
  const shown = areas.filter(({ closedTo }) => closedTo !== role);
  if (stored === 'worker') shown.reverse();
  return shown.map(({ to, label, role: said }) => (
    <Link
      key={to}
      to={to}
      params={{ _splat: placesFor(said) }}
      onClick={() => role === undefined && rememberRole(said)}
      className={classes(
        'head-link font-medium',
        // Before it is known to scripts.
        stored === undefined && said === 'worker' && 'worker:-order-1',
        className,
      )}
    >
      {label}
    </Link>
  ));
}
