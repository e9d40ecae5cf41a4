import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { capitalize } from '#contract/russian.ts';
import { cardCalls, type OwnCard } from '#contract/cards.ts';
import { getUser } from '#contract/session.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useSnackbar } from '#web/ui/snackbars.tsx';
import { kindWords } from '#web/cards/edit/words.ts';

/** What an owner does with a card without opening it. */
export function useOwnCard(card: OwnCard) {
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const [pending, setPending] = useState(false);
  const { api, session } = router.options.context;
  const { one } = kindWords[card.kind];
  const calls = cardCalls[card.kind];

  async function run(work: () => Promise<void>) {
    setPending(true);
    try {
      await work();
      // The rating may have lost or won its card.
      session.set(await api.call(getUser).catch(() => session.known()));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.problem.detail });
    } finally {
      setPending(false);
    }
    await router.invalidate();
  }

  const of = (version: number) => ({ params: { slug: card.slug }, body: { version } });

  const publish = (version: number) =>
    run(async () => {
      await api.call(calls.publish, of(version));
      showSnackbar({ type: 'success', text: `${capitalize(one)} снова на виду` });
    });

  return {
    pending,
    publish: () => publish(card.version),
    withdraw: () =>
      run(async () => {
        const { version } = await api.call(calls.withdraw, of(card.version));
        const undo = { label: 'Вернуть', onPress: () => void publish(version) };
        showSnackbar({
          type: 'info',
          text: `${capitalize(one)} снята с публикации`,
          // Changes that nobody has seen yet would be published along with it.
          ...(!card.has_changes && { action: undo }),
        });
      }),
    remove: () =>
      run(async () => {
        await api.call(calls.remove, of(card.version));
        showSnackbar({ type: 'success', text: `${capitalize(one)} удалена` });
      }),
  };
}
