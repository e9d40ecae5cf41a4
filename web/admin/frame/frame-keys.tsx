import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { KeyLine } from '../keys/keys-dialog.tsx';
import { useKeys } from '../keys/use-keys.ts';

const KeysDialog = lazy(() => import('../keys/keys-dialog.tsx'));

const keys: KeyLine[] = [
  [['U'], 'Отменить последнее решение'],
  [['?'], 'Эта подсказка: в каждой очереди своя'],
];

/** Queues have a help of their own in this place. */
export function FrameKeys() {
  const [isOpen, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton
        label="Клавиши"
        icon={<CircleHelp />}
        onClick={() => setOpen(true)}
        className="pointer-coarse:hidden"
      />
      {isOpen && (
        <Suspense>
          <KeysDialog keys={keys} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
