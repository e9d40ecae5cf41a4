import { Link, useLocation } from '@tanstack/react-router';
import { useUser } from '#web/lib/context/router-context.ts';
import { type GuestRole, rememberRole } from '#web/session/steps/guest-role.ts';
import { placesOfList, roleOfPage } from '#web/session/steps/role-question.ts';
import { useCurrentCity } from '#web/places/current-city.ts';

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

/** Employers look for resumes, workers for vacancies; guests and staff see both. */
export function AreaLinks({ className = '' }: { className?: string }) {
  const role = useUser()?.role.name;
  const city = useCurrentCity()?.slug ?? '';
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a list of the other side: to the same city and category.
  const placesFor = (said: GuestRole) => (roleOfPage(path) !== said && placesOfList(path)) || city;
  return areas
    .filter(({ closedTo }) => closedTo !== role)
    .map(({ to, label, role: said }) => (
      <Link
        key={to}
        to={to}
        params={{ _splat: placesFor(said) }}
        onClick={() => role === undefined && rememberRole(said)}
        className={`head-link font-medium ${className}`}
      >
        {label}
      </Link>
    ));
}
