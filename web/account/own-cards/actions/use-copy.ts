import { useRouter } from '@tanstack/react-router';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { formHref } from '#web/cards/owner/address.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** Begins a new card with the answers of this one; the draft begun before comes first. */
export function useCopy({ kind, slug, category }: OwnCard): () => Promise<void> {
  const router = useRouter();
  const modal = useModal();
  const showSnackbar = useSnackbar();
  const { api } = router.options.context;
  const toDraft = () => router.navigate({ href: formHref({ kind, category: category.slug }) });

  return async () => {
    try {
      const body = { category: category.slug, copy_of: slug };
      await api.call(cardCalls[kind].create, { body });
      showSnackbar({ type: 'success', text: 'Скопировали. Поправьте, что нужно' });
      await toDraft();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.problem.code === 'no_cards_left') return modal.open('buyTariff');
      showSnackbar({ type: 'info', text: error.problem.detail, timeout: 8000 });
      if (error.problem.status === 409) await toDraft();
    }
  };
}
