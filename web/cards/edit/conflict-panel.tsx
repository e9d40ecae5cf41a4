import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OwnCard } from '#contract/cards.ts';
import { Button } from '#web/ui/button.tsx';

type ConflictPanelProps = { rival: OwnCard; onChoose: (whose: 'theirs' | 'mine') => void };

/** Two people, or one with two devices, wrote in the same card: nothing is lost until one is chosen. */
export function ConflictPanel({ rival, onChoose }: ConflictPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="flex flex-col gap-4 rounded-card border border-warning bg-warning-soft p-4 sm:p-5"
    >
      <div className="flex gap-3">
        <MonitorSmartphone aria-hidden className="mt-0.5 size-6 shrink-0 text-warning" />
        <div>
          <p className="text-lg font-semibold">Изменено на другом устройстве</p>
          <p className="mt-1">
            Пока вы писали здесь, правки сохранили в другом месте: <When iso={rival.updated_at} />.
            Выберите, какую версию оставить.
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => onChoose('mine')}>Оставить мою</Button>
        <Button kind="secondary" onClick={() => onChoose('theirs')}>
          Взять ту версию
        </Button>
      </div>
    </div>
  );
}

function When({ iso }: { iso: string }) {
  // Shown after something was typed, so never on the server, which does not know the time zone.
  const [text] = useState(() =>
    new Date(iso).toLocaleString('ru', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
  );
  return <time dateTime={iso}>{text}</time>;
}
