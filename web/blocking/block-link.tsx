import { EyeOff } from 'lucide-react';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';

/** For staff, on the page of a card. */
export function BlockLink() {
  return (
    <ModalLink
      modal="blockCard"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-error underline underline-offset-4"
    >
      <EyeOff aria-hidden className="size-4.5 shrink-0" />
      Снять с публикации
    </ModalLink>
  );
}
