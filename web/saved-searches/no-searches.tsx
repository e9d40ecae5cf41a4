import { Link } from '@tanstack/react-router';
import { roleFromWire } from '#contract/roles.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';

export function NoSearches() {
  const user = useUser();
  const isWorker = user !== null && roleFromWire(user.role.name) === 'worker';
  return (
    <EmptyState
      title="Пока ничего не сохранено"
      text="Выберите город и условия и нажмите «Сохранить поиск». Мы покажем здесь новое и напишем на почту."
      illustration={<Illustration name="empty-search" />}
      action={
        <Link
          to={isWorker ? '/vacancies/$' : '/resumes/$'}
          params={{ _splat: '' }}
          className={buttonStyles({})}
        >
          {isWorker ? 'Искать работу' : 'Искать помощника'}
        </Link>
      }
    />
  );
}
