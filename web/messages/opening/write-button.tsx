import { MessageCircle } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useEntry } from '#web/session/steps/entry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { useEffect } from 'react';
import { useOpenChannel } from './use-open-channel.ts';

/** Opens the conversation about a card. A guest signs in first and comes to the same conversation. */
export function WriteButton({ card }: { card: CardPage }) {
  const isGuest = useUser() === null;
  const askIn = useEntry();
  const openChannel = useOpenChannel();
  const showSnackbar = useSnackbar();
  const { submit, pending, problem } = useSubmit(() => openChannel(card.slug));
  useEffect(() => {
    if (problem) showSnackbar({ type: 'error', text: problem.detail });
  }, [problem, showSnackbar]);

  function press() {
    if (!isGuest) return void submit();
    askIn({
      next: `/account/message?card=${card.slug}`,
      why: 'Переписка откроется сразу после входа. Писать можно бесплатно.',
    });
  }

  return (
    <Button
      kind="secondary"
      pending={pending}
      onClick={press}
      className="shrink-0 max-sm:px-3 lg:w-full"
    >
      <MessageCircle aria-hidden className="size-5 shrink-0" />
      {/* A bar on a phone has room for one action in words. */}
      <span className="max-sm:sr-only">Написать</span>
    </Button>
  );
}
