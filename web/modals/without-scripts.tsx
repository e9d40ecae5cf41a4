import { useLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useModal } from '#web/lib/navigation/modal.ts';

/** Rooms of one's own and of the staff, and the forms of cards. */
const forWriting = /^\/(account|admin)(\/|$)|^\/(vacancies|resumes)\/(create|update)\/./;

/** Whoever needs the words never loads a script, so no script has them. */
const useWords = createIsomorphicFn()
  .server(() => {
    const { name } = useModal();
    const isForWriting = useLocation({ select: ({ pathname }) => forWriting.test(pathname) });
    if (name) {
      return 'Чтобы войти или написать, включите в браузере JavaScript. Читать и искать можно и так.';
    }
    return isForWriting
      ? 'Здесь ничего не сохранится: включите в браузере JavaScript. Читать и искать можно и так.'
      : null;
  })
  .client(() => null);

/** Says why a page was opened instead of the modal that its address names, and where typing is in vain. */
export function WithoutScripts() {
  const words = useWords();
  return <noscript>{words && <p className="bg-warning-soft p-4 text-center">{words}</p>}</noscript>;
}
