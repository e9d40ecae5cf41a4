import { ChevronDown, MapPin } from 'lucide-react';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import type { Listing } from '../listing/load-listing.ts';

/** On a phone, where the header has no room for it; it keeps the area and the category. */
export function CityChoice({ city }: Pick<Listing, 'city'>) {
  return (
    <ModalLink
      modal="city"
      className="mt-1 -ml-1 inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-1 font-medium text-action lg:hidden large:max-xl:inline-flex"
    >
      <MapPin aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 truncate">
        <VisuallyHidden>Город: </VisuallyHidden>
        {city?.name ?? 'Вся Россия'}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </ModalLink>
  );
}
