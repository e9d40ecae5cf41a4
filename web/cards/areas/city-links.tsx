import { HrefLink } from '#web/lib/navigation/href-link.tsx';

/** Columns of quiet links: for those who look for their city, and for search engines. */
export function CityLinks({ links }: { links: { href: string; label: string }[] }) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6">
      {links.map(({ href, label }) => (
        <li key={href}>
          <HrefLink href={href} className="city-link">
            {label}
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}
