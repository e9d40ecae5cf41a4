import { Link } from '@tanstack/react-router';
import { HandHeart, Search } from 'lucide-react';
import { areaPath, useOpenAreas } from '#web/cards/areas/areas.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { useChosenCity } from '#web/places/current-city.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';

const main = buttonStyles({ size: 'large', className: 'w-full sm:w-auto' });
const other = buttonStyles({ kind: 'secondary', size: 'large', className: 'w-full sm:w-auto' });

/** The two ways in. Whoever is signed in has one of them, and their own cards beside it. */
export function EntryChoice() {
  const open = useOpenAreas();
  const city = useChosenCity()?.slug;
  const isGuest = open.resume && open.vacancy;
  return (
    <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {open.resume && (
        <HrefLink href={areaPath('resume', city)} className={main}>
          <HandHeart aria-hidden className="size-6 shrink-0" />
          Найти помощника
        </HrefLink>
      )}
      {open.vacancy && (
        <HrefLink href={areaPath('vacancy', city)} className={isGuest ? other : main}>
          <Search aria-hidden className="size-6 shrink-0" />
          Найти работу
        </HrefLink>
      )}
      {!isGuest && (
        <Link to="/account" className={other}>
          {open.vacancy ? 'Мои анкеты' : 'Мои вакансии'}
        </Link>
      )}
    </div>
  );
}
