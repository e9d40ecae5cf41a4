import { useRouter } from '@tanstack/react-router';
import type { OwnCard } from '#contract/own-cards.ts';
import { ownFormHref } from '#web/cards/owner/address.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** Leads to where the refusal can be put right. */
export function useFailure(card: OwnCard): (error: ApiError) => void {
  const router = useRouter();
  const modal = useModal();
  const showSnackbar = useSnackbar();
  return ({ problem }) => {
    if (problem.code === 'no_cards_left') return modal.open('buyTariff');
    showSnackbar({ type: 'error', text: problem.detail });
    // An answer that has come to be required, a last day that is over: the form shows its fields.
    if (problem.errors) void router.navigate({ href: `${ownFormHref(card)}?check=1` });
  };
}
