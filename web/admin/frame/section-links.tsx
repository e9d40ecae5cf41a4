import { Link } from '@tanstack/react-router';
import { SectionCount } from './section-count.tsx';
import { useSections } from './use-sections.ts';

/** All sections of the back office with how much waits in each, as a list of links. */
export function SectionLinks({
  className,
  linkClassName,
}: {
  className: string;
  linkClassName: string;
}) {
  return (
    <ul className={className}>
      {useSections().map(({ to, label, waiting }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: to === '/admin', includeSearch: false }}
            preload={false}
            className={linkClassName}
          >
            {label}
            <SectionCount waiting={waiting} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
