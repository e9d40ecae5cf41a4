import { useLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useModal } from '#web/lib/navigation/modal.ts';

/** Whoever needs the words never loads a script, so no script has them. */
const words = createIsomorphicFn()
  .server((pathname: string, isModal: boolean) => {
    if (isModal) {
      return 'Чтобы войти или написать, включите в браузере JavaScript. Читать и искать можно и так.';
    }
    return forWriting.test(pathname)
      ? 'Здесь ничего не сохранится: включите в браузере JavaScript. Читать и искать можно и так.'
      : '';
  })
  .client(() => '');

/** Rooms of one's own and of the staff, and the forms of cards. */
const forWriting = /^\/(account|admin)(\/|$)|^\/(vacancies|resumes)\/(create|update)\/./;

/** Says why a page was opened instead of the modal that its address names, and where typing is in vain. */
export function WithoutScripts() {
  const { name } = useModal();
  const pathname = useLocation({ select: (location) => location.pathname });
  const text = words(pathname, name !== null);
  return (
    text && (
      <noscript>
        <p className="bg-warning-soft p-4 text-center">{text}</p>
      </noscript>
    )
  );
}
