import { CircleAlert, CircleCheck } from 'lucide-react';
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
  words: { verified: string; change: string; done: string };
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
    <PageCard title={title} text={text}>
      {contact && <ContactState {...contact} words={words.verified} />}
      {isDone ? (
        <Button kind="secondary" className="mt-4" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      ) : (
        <div className={contact ? 'mt-5 border-t border-line pt-5' : undefined}>
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

interface ContactStateProps {
  shown: string;
  verified: boolean;
  words: string;
}

function ContactState({ shown, verified, words }: ContactStateProps) {
  const Icon = verified ? CircleCheck : CircleAlert;
  return (
    <div className="flex items-start gap-3">
      <Icon
        aria-hidden
        className={`mt-1 size-6 shrink-0 ${verified ? 'text-success' : 'text-warning'}`}
      />
      <p className="min-w-0">
        <strong className="block text-lg break-words">{shown}</strong>
        <span className="text-muted">{verified ? words : 'Пока не подтверждено'}</span>
      </p>
    </div>
  );
}
