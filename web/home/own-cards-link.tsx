import { Link } from '@tanstack/react-router';
import { useOpenAreas } from '#web/cards/areas/areas.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';

/** Beside the search, for whoever has cards of their own. */
export function OwnCardsLink() {
  const open = useOpenAreas();
  if (useUser() === null || (open.resume && open.vacancy)) return null;
  return (
    <Link
      to="/account"
      className={buttonStyles({ kind: 'secondary', className: 'mt-4 w-full sm:w-auto' })}
    >
      {open.vacancy ? 'Мои анкеты' : 'Мои вакансии'}
    </Link>
  );
}
