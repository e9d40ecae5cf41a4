import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/controls/spinner.tsx';
import { NothingOpen } from '../page/nothing-open.tsx';
import { useOpenChannel } from './use-open-channel.ts';

/** Beside the list; whoever comes from a card, perhaps through the login, goes on to its conversation. */
export function OpeningPage({ card }: { card: string | undefined }) {
  return card === undefined ? <NothingOpen /> : <Opening card={card} />;
}

function Opening({ card }: { card: string }) {
  const openChannel = useOpenChannel();
  const router = useRouter();
  const { submit, problem } = useSubmit(
    useCallback(() => openChannel(card, { replace: true }), [openChannel, card]),
  );
  useEffect(() => void submit(), [submit]);
  if (problem) {
    const action = (
      <button type="button" onClick={() => router.history.back()} className="min-h-11 underline">
        Назад
      </button>
    );
    return <EmptyState title="Написать не получилось" text={problem.detail} action={action} />;
  }
  return (
    <Loading label="Открываем переписку" className="grid h-full place-items-center">
      <Spinner className="size-8" />
    </Loading>
  );
}
