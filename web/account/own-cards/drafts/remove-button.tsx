import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { Button } from '#web/ui/controls/button.tsx';

const RemoveDialog = lazyPart(() => import('../dialogs/remove-dialog.tsx'));

type RemoveButtonProps = { card: OwnCard; pending: boolean; onRemove: () => void };

export function RemoveButton({ card, pending, onRemove }: RemoveButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="px-3!"
        pending={pending}
        onClick={() => setAsks(true)}
      >
        <Trash2 aria-hidden className="size-4.5" />
        Удалить
      </Button>
      {asks && (
        <Suspense>
          <RemoveDialog card={card} onRemove={onRemove} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
