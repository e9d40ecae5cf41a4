import { useNavigate } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { KeyLine } from '../keys/keys-dialog.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { findHash, peopleFieldId, peoplePath } from '../people/people-search.ts';

const KeysDialog = lazyPart(() => import('../keys/keys-dialog.tsx'));

const keys: KeyLine[] = [
  [['F'], 'Найти человека или карточку'],
  [['U'], 'Отменить последнее решение'],
  [['?'], 'Эта подсказка: в каждой очереди своя'],
];

/** Queues have a help of their own in this place. */
export function FrameKeys() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useKeys({
    '?': () => setOpen(true),
    f: () => {
      const field = document.querySelector<HTMLInputElement>(`#${peopleFieldId}`);
      // What stands there is written over.
      if (field) field.select();
      else void navigate({ href: `${peoplePath('')}#${findHash}` });
    },
  });
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
