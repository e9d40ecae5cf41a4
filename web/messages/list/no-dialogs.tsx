import { useUser } from '#web/lib/context/router-context.ts';
import { SearchLink } from '#web/lib/navigation/search-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';

/** Why there is nothing yet, and where conversations begin. */
export function NoDialogs() {
  const isWorker = useUser()?.role.name === 'worker';
  return (
    <EmptyState
      // Where there is room for two panes, the other one has it.
      illustration={<Illustration name="talk" className="w-full lg:hidden" />}
      title="Здесь будут ваши переписки"
      text={
        isWorker
          ? 'Откройте вакансию и нажмите «Написать»: семья получит ваше сообщение сразу.'
          : 'Откройте анкету и нажмите «Написать»: специалист получит ваше сообщение сразу.'
      }
      action={<SearchLink />}
    />
  );
}
