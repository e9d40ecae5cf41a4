import { Link } from '@tanstack/react-router';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { useUser } from '../context/router-context.ts';

/** To all cards of the other side: what is shown where somebody has none of them yet. */
export function SearchLink() {
  const isWorker = useUser()?.role.name === 'worker';
  return (
    <Link
      to={isWorker ? '/vacancies/$' : '/resumes/$'}
      params={{ _splat: '' }}
      className={buttonStyles({})}
    >
      {isWorker ? 'Смотреть вакансии' : 'Смотреть анкеты'}
    </Link>
  );
}
