import { Pencil, X } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** Says that the field holds a message that is being changed. */
export function EditingBar({ text, onCancel }: { text: string; onCancel: () => void }) {
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control bg-action-soft pl-3 text-on-action-soft">
      <Pencil aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow">
        <span className="block text-sm font-semibold">Изменение сообщения</span>
        <span className="block truncate text-sm">{text}</span>
      </p>
      <IconButton label="Не менять" icon={<X />} onClick={onCancel} />
    </div>
  );
}
