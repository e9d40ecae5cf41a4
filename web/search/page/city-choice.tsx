import { ChevronDown, MapPin } from 'lucide-react';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import type { Listing } from '../listing/load-listing.ts';

/** On a phone, where the header has no room for it; it keeps the area and the category. */
export function CityChoice({ city }: Pick<Listing, 'city'>) {
  return (
    <ModalLink
      modal="city"
      className={buttonStyles({
        kind: 'secondary',
        className:
          'min-w-0 large:max-sm:basis-full max-sm:grow max-sm:px-3 max-sm:text-sm lg:hidden large:max-xl:inline-flex',
      })}
    >
      <MapPin aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <span className="min-w-0 grow truncate text-left">
        <VisuallyHidden>Город: </VisuallyHidden>
        {city?.name ?? 'Вся Россия'}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </ModalLink>
  );
}
