import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { personPath } from './people-search.ts';

interface PersonLinkProps {
  person: { id: number; name: string | null };
}

/** Whoever is named, and the way to all that is known of them. */
export function PersonLink({ person: { id, name } }: PersonLinkProps) {
  return (
    <HrefLink
      href={personPath(id)}
      className="inline-flex min-h-11 items-center text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover"
    >
      {name ?? 'Без имени'}
    </HrefLink>
  );
}
