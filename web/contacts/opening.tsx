import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openContacts, type CardContacts } from '#contract/card-contacts.ts';
import type { CardPage } from '#contract/cards.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { OpeningQuestion } from './opening-question.tsx';
import { ShownContacts } from './shown-contacts.tsx';
import { contactsPath } from './contacts-path.ts';

/**
 * Opened contacts come at once, for they cost nothing any more. Others are asked for by a press:
 * a link to this modal alone must not use up a contact.
 */
export function Opening({ card }: { card: CardPage }) {
  const api = useApi();
  const router = useRouter();
  const { open } = useModal();
  const [contacts, setContacts] = useState<CardContacts | null>(null);
  const { submit, pending, problem } = useSubmit(async () => {
    try {
      setContacts(await api.call(openContacts[card.kind], { params: { slug: card.slug } }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.code !== 'no_contacts_left') throw error;
      return open('buyTariff', { next: contactsPath(card) });
    }
    // The page behind says that they are open.
    return card.contacts_opened ? undefined : void router.invalidate();
  });

  const wasOpened = card.contacts_opened;
  useEffect(() => {
    if (wasOpened) void submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the modal comes up
  }, []);

  if (contacts)
    return (
      <ShownContacts
        card={card}
        contacts={contacts}
        onReturned={(contacts_left) => setContacts({ ...contacts, contacts_left })}
      />
    );
  if (!wasOpened)
    return (
      <OpeningQuestion
        card={card}
        pending={pending}
        problem={problem}
        onOpen={() => void submit()}
      />
    );
  if (problem) return <ErrorState text={problem.detail} onRetry={() => void submit()} />;
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
    </Loading>
  );
}
