import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/session.ts';
import type { Channel } from '#web/session/codes/code-sending.ts';
import { ContactConfirmation } from '#web/session/codes/contact-confirmation.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { contactOf, contactWords } from './contact-words.ts';

interface ContactEditorProps {
  channel: Channel;
  user: User;
  onVerified: (user: User) => void | Promise<void>;
}

/** One contact of the account: what is known of it, and the way to confirm or change it. */
export function ContactEditor({ channel, user, onVerified }: ContactEditorProps) {
  const [isChanging, setChanging] = useState(false);
  const contact = contactOf(user, channel);
  const words = contactWords[channel];

  return (
    <>
      {contact?.verified && <ContactState shown={contact.shown} words={words.verified} />}
      {contact?.verified && !isChanging ? (
        <Button kind="secondary" className="mt-4" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      ) : (
        <div className={contact?.verified ? 'mt-5 border-t border-line pt-5' : undefined}>
          <ContactConfirmation
            channel={channel}
            contact={isChanging ? null : (contact?.value ?? null)}
            isNew={isChanging}
            onVerified={(fresh) => {
              setChanging(false);
              return onVerified(fresh);
            }}
          />
          {isChanging && (
            <Button kind="quiet" className="mt-3" onClick={() => setChanging(false)}>
              Не менять
            </Button>
          )}
        </div>
      )}
    </>
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
