import { SearchLink } from '#web/lib/navigation/search-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';

export function NoSearches() {
  return (
    <EmptyState
      title="Пока ничего не сохранено"
      text="Выберите город и условия и нажмите «Сохранить поиск». Мы покажем здесь новое и напишем на почту."
      illustration={<Illustration name="empty-search" />}
      action={<SearchLink />}
    />
  );
}
