import { Link } from '@tanstack/react-router';
import { useOpenAreas } from '../areas/areas.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';

export function NoFavorites() {
  const open = useOpenAreas();
  const links = [
    { to: '/resumes/$', label: 'Смотреть анкеты', isOpen: open.resume },
    { to: '/vacancies/$', label: 'Смотреть вакансии', isOpen: open.vacancy },
  ] as const;
  return (
    <EmptyState
      title="Здесь будет избранное"
      text="Нажимайте на сердечко, чтобы не потерять то, что понравилось."
      illustration={<Illustration name="empty-favorites" />}
      action={links
        .filter(({ isOpen }) => isOpen)
        .map(({ to, label }) => (
          <Link key={to} to={to} params={{ _splat: '' }} className={buttonStyles({})}>
            {label}
          </Link>
        ))}
    />
  );
}
