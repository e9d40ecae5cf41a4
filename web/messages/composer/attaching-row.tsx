import { FileText, X } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { classes } from '#web/ui/style/classes.ts';
import type { Attaching } from './attaching.ts';

interface AttachingRowProps {
  list: readonly Attaching[];
  onDrop: (key: number) => void;
  onRetry: (key: number) => void;
}

/** What goes with the message, above the field. */
export function AttachingRow({ list, onDrop, onRetry }: AttachingRowProps) {
  if (list.length === 0) return null;
  return (
    <ul
      aria-label="Вложения"
      className="mb-2 flex max-h-[min(15rem,40dvh)] flex-col gap-2 overflow-y-auto"
    >
      {list.map((one) => (
        <li
          key={one.key}
          className={classes(
            'flex min-h-14 shrink-0 items-center gap-3 rounded-control px-2 py-1',
            one.error ? 'bg-error-soft' : 'bg-surface-soft',
          )}
        >
          {one.preview ? (
            <img src={one.preview} alt="" className="size-11 shrink-0 rounded-sm object-cover" />
          ) : (
            <FileText aria-hidden className="mx-1.5 size-8 shrink-0 text-action" />
          )}
          <div className="min-w-0 grow">
            <p className="truncate">{one.name}</p>
            <Fate one={one} onRetry={() => onRetry(one.key)} />
          </div>
          <IconButton label={`Убрать ${one.name}`} icon={<X />} onClick={() => onDrop(one.key)} />
        </li>
      ))}
    </ul>
  );
}

function Fate({ one, onRetry }: { one: Attaching; onRetry: () => void }) {
  const { name, share, attachment, error, canRetry } = one;
  if (error) {
    return (
      <p role="alert" className="text-sm text-error">
        {error}{' '}
        {canRetry && (
          <button
            type="button"
            className="min-h-11 font-semibold text-action underline underline-offset-4"
            onClick={onRetry}
          >
            Повторить
          </button>
        )}
      </p>
    );
  }
  if (attachment) return null;
  return (
    <progress
      aria-label={`Отправляем ${name}`}
      max={100}
      value={Math.round(share * 100)}
      className="progress my-1"
    />
  );
}
