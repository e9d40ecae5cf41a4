import { createIsomorphicFn } from '@tanstack/react-start';
import { useModal } from '#web/lib/navigation/modal.ts';

/** Whoever needs the words never loads a script, so no script has them. */
const words = createIsomorphicFn()
  .server(
    () => 'Чтобы войти или написать, включите в браузере JavaScript. Читать и искать можно и так.',
  )
  .client(() => '');

/** Says why a page was opened instead of the modal that its address names. */
export function WithoutScripts() {
  const { name } = useModal();
  return (
    name && (
      <noscript>
        <p className="bg-warning-soft p-4 text-center">{words()}</p>
      </noscript>
    )
  );
}
