import { ChevronDown, MapPin } from 'lucide-react';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { useCurrentCity } from '#web/places/current-city.ts';
import { classes } from '#web/ui/style/classes.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';

/** Of one width whatever its city: the chosen one is known only after hydration. */
export function CityLink({ wide }: { wide?: boolean }) {
  const city = useCurrentCity();
  return (
    <ModalLink
      modal="city"
      className={classes(
        'flex min-h-11 items-center gap-2 rounded-control px-3 hover:bg-surface-soft',
        wide ? 'w-full' : 'w-52 large:w-64',
      )}
    >
      <MapPin aria-hidden className="size-5 shrink-0 text-action" />
      <span className="min-w-0 truncate">
        {city && <VisuallyHidden>Город: </VisuallyHidden>}
        {city?.name ?? 'Выбрать город'}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
    </ModalLink>
  );
}
