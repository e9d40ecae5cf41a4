import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../style/classes.ts';
import { IconButton } from '../controls/icon-button.tsx';
import type { ShownSnackbar } from './snackbar-store.ts';

const looks = {
  success: { Icon: CircleCheck, tone: 'text-success', said: 'Готово: ' },
  info: { Icon: Info, tone: 'text-info', said: '' },
  warning: { Icon: TriangleAlert, tone: 'text-warning', said: 'Внимание: ' },
  error: { Icon: CircleAlert, tone: 'text-error', said: 'Ошибка: ' },
};

type SnackbarLineProps = { snackbar: ShownSnackbar; onClose: (id: number) => void };

export function SnackbarLine({ snackbar, onClose }: SnackbarLineProps) {
  const { id, type, text, timeout, action } = snackbar;
  const { Icon, tone, said } = looks[type];
  // Whoever reads slowly keeps it by holding the pointer or the focus on it.
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(id), timeout);
    return () => clearTimeout(timer);
  }, [held, id, timeout, onClose]);

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 shadow-lift"
    >
      <Icon aria-hidden className={classes('size-6 shrink-0', tone)} />
      {/* An action has a line of its own where the words leave it no room. */}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-2">
        <p className="min-w-0 grow basis-40 py-1.5">
          <span className="sr-only">{said}</span>
          {text}
        </p>
        {action && (
          <button
            type="button"
            className="-ml-3 min-target rounded-control px-3 font-semibold text-action hover:bg-action-soft"
            onClick={() => {
              action.onPress();
              onClose(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label="Закрыть" icon={<X />} onClick={() => onClose(id)} className="text-muted" />
    </div>
  );
}
