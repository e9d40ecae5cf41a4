import { useKeys } from '../keys/use-keys.ts';
import { UndoBar } from './undo-bar.tsx';
import { useTakeBack } from './use-take-back.ts';
import { useUndo } from './use-undo-list.ts';

/** Outside of a queue: what was decided a moment ago follows whoever goes on. */
export function UndoCorner() {
  const { list } = useUndo();
  const takeBack = useTakeBack();
  useKeys({ u: () => void (list[0] && takeBack(list[0])) });
  if (list.length === 0) return null;
  return (
    <div
      data-bottom-bar="sm"
      className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 sm:left-auto sm:w-96"
    >
      <UndoBar list={list} onUndo={(one) => void takeBack(one)} />
    </div>
  );
}
