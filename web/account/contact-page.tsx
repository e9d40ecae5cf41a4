import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/session.ts';
import { ContactConfirmation } from '#web/session/contact-confirmation.tsx';
import type { Channel } from '#web/session/code-sending.ts';
import { useMoveOn } from '#web/session/move-on.ts';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbars.tsx';
import { PageCard } from './page-card.tsx';

interface ContactPageProps {
  channel: Channel;
  title: string;
  text: string;
  /** As people read it; null when there is none. */
  contact: { value: string; shown: string; verified: boolean } | null;
  words: { unverified: string; verified: string; change: string; done: string };
}

/** One contact of the account: what is known of it, and the way to confirm or change it. */
export function ContactPage({ channel, title, text, contact, words }: ContactPageProps) {
  const moveOn = useMoveOn();
  const showSnackbar = useSnackbar();
  const [isChanging, setChanging] = useState(false);
  const isDone = contact?.verified && !isChanging;

  async function onVerified(user: User) {
    setChanging(false);
    showSnackbar({ type: 'success', text: words.done });
    await moveOn(user);
  }

  return (
    <PageCard title={title} text={contact && !contact.verified ? words.unverified : text}>
      {contact?.verified && <ContactState shown={contact.shown} words={words.verified} />}
      {isDone ? (
        <Button kind="secondary" className="mt-4" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      ) : (
        <div className={contact?.verified ? 'mt-5 border-t border-line pt-5' : undefined}>
          <ContactConfirmation
            channel={channel}
            contact={isChanging ? null : (contact?.value ?? null)}
            onVerified={onVerified}
          />
          {isChanging && (
            <Button kind="quiet" className="mt-3" onClick={() => setChanging(false)}>
              Не менять
            </Button>
          )}
        </div>
      )}
    </PageCard>
  );
}

function ContactState({ shown, words }: { shown: string; words: string }) {
  return (
    <div className="flex items-start gap-3">
      <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" />
      <p className="min-w-0">
        <strong className="block text-lg break-words">{shown}</strong>
        <span className="text-muted">{words}</span>
      </p>
    </div>
  );
}
