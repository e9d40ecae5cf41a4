import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { forgetCard, rememberedFor } from '#web/session/steps/remembered-card.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { accountHref, ownFormHref } from '../../owner/address.ts';
import type { FieldErrors } from '../draft/check.ts';
import { sentWords } from '../../owner/sent-words.ts';
import { kindWords } from '../../owner/kind-words.ts';

interface PublishParts {
  /** What keeps it from being shown; fields are named by the paths of the form. */
  onRefused: (errors: FieldErrors) => void;
  /** The card went on elsewhere. */
  onStale: () => void;
}

/** Long enough to read, and to reach by keys. */
const addMoreMs = 12_000;

/** Shows the saved draft of a card to people, and then the page that they see, or where it waits. */
export function usePublish({ onRefused, onStale }: PublishParts) {
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const modal = useModal();
  const [pending, setPending] = useState(false);
  const { api, session } = router.options.context;

  async function publish({ kind, slug, version }: OwnCard, consent: boolean) {
    setPending(true);
    try {
      const card = await api.call(cardCalls[kind].publish, {
        params: { slug },
        body: { version, ...(kind === 'resume' && { distribution_consent: consent }) },
      });
      // The profile now has its card, so nothing leads back to the form any more.
      await session.refresh().catch(() => undefined);
      const waits = sentWords(card);
      const better = () => void router.navigate({ href: `${ownFormHref(card)}?step=2` });
      const { publishedNow, nameHidden = publishedNow } = kindWords[kind];
      const text = card.names_owner ? publishedNow : nameHidden;
      const action = { label: 'Дополнить', onPress: better };
      showSnackbar(waits ?? { type: 'success', text, action, timeout: addMoreMs });
      // Whoever wrote it to answer somebody goes on to that.
      const next = rememberedFor(kind)?.href ?? cardPath(card);
      // Once: later changes of the card lead to the card.
      if (!waits) forgetCard();
      await router.navigate({ href: waits ? accountHref(card) : next });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, errors, detail } = error.problem;
      if (code === 'stale_version') onStale();
      else if (errors) onRefused(firstTexts(errors));
      // Over the form, which keeps all that was written.
      else if (code === 'no_cards_left') modal.open('buyTariff');
      else showSnackbar({ type: 'error', text: detail });
    } finally {
      setPending(false);
    }
  }

  return { publish, pending };
}

function firstTexts(errors: Record<string, string[]>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, [text]]) => [path, text ?? 'Проверьте это поле']),
  );
}
