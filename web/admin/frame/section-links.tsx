import { Link } from '@tanstack/react-router';
import { SectionCount } from './section-count.tsx';
import type { Section } from './use-sections.ts';

/** Sections of the back office with how much waits in each, as a list of links. */
export function SectionLinks({
  sections,
  className,
  linkClassName,
}: {
  sections: Section[];
  className: string;
  linkClassName: string;
}) {
  return (
    <ul className={className}>
      {sections.map(({ to, label, waiting }) => (
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
