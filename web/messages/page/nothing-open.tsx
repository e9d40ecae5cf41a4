import { MessagesSquare } from 'lucide-react';

/** Beside the list, until one of it is chosen. */
export function NothingOpen() {
  return (
    <div className="grid h-full place-items-center p-8 text-center text-muted">
      <div>
        <MessagesSquare aria-hidden className="mx-auto size-12 text-action" />
        <p className="mt-3">Выберите, кому написать</p>
      </div>
    </div>
  );
}
