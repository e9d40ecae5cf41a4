import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { Search } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useClock } from '../time/use-clock.ts';
import { DialogRow } from './dialog-row.tsx';
import { NoDialogs } from './no-dialogs.tsx';
import { useDialogs, type LoadedDialogs } from './use-dialogs.ts';

const PushOffer = lazyPart(() => import('#web/push/push-offer.tsx'));

interface DialogListProps {
  loaded: LoadedDialogs;
  ownId: number;
}

export function DialogList({ loaded, ownId }: DialogListProps) {
  const { shown, isEmpty, search, setSearch, isFound, state, hasMore, loadMore } = useDialogs(
    loaded,
    ownId,
  );
  const clock = useClock(loaded.data[0]?.changed_at);
  if (isEmpty) return <NoDialogs />;
  return (
    <>
      <search className="block px-3 pt-1 pb-2">
        <TextField
          type="search"
          label="Поиск по сообщениям"
          hideLabel
          placeholder="Имя, карточка или слова"
          prefix={<Search aria-hidden />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
      </search>
      <Suspense>
        <PushOffer className="mx-3 mb-2" />
      </Suspense>
      <div aria-live="polite" className="sr-only">
        {isFound && (shown.length === 0 ? 'Ничего не нашлось' : `Нашлось: ${shown.length}`)}
      </div>
      <ul className="flex flex-col gap-0.5 px-2 pb-4" aria-label="Переписки">
        {shown.map((dialog) => (
          <DialogRow key={dialog.channel} dialog={dialog} ownId={ownId} clock={clock} />
        ))}
      </ul>
      {isFound && shown.length === 0 && state === 'resting' && (
        <p className="px-4 py-6 text-center text-muted">
          Ничего не нашлось. Попробуйте имя или слово из сообщения.
        </p>
      )}
      {state === 'failed' && <ErrorState heading="h2" className="py-4" />}
      {hasMore && (
        <p className="px-4 pb-6">
          <Button kind="secondary" wide pending={state === 'loading'} onClick={loadMore}>
            Показать ещё
          </Button>
        </p>
      )}
    </>
  );
}
