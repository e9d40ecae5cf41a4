import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnCard } from '#contract/cards.ts';
import { kindWords } from '#web/cards/edit/words.ts';
import { Button } from '#web/ui/button.tsx';

const Dialog = lazy(() => import('#web/ui/dialog.tsx'));

type RemoveButtonProps = { card: OwnCard; pending: boolean; onRemove: () => void };

/** There is no way back from it, so it asks first. */
export function RemoveButton({ card, pending, onRemove }: RemoveButtonProps) {
  const [asks, setAsks] = useState(false);
  const { accusative } = kindWords[card.kind];
  const close = () => setAsks(false);
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
          <Dialog
            open
            role="alertdialog"
            title={`Удалить ${accusative}?`}
            onClose={close}
            footer={
              <div className="flex flex-col gap-3 sm:flex-row-reverse">
                <Button
                  kind="danger"
                  onClick={() => {
                    close();
                    onRemove();
                  }}
                >
                  Удалить
                </Button>
                <Button kind="secondary" onClick={close}>
                  Оставить
                </Button>
              </div>
            }
          >
            <p className="[overflow-wrap:anywhere]">
              «{card.title}» исчезнет насовсем вместе со всеми ответами. Вернуть её будет нельзя.
            </p>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
