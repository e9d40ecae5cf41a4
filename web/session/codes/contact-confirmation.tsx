import { useState } from 'react';
import type { User } from '#contract/session.ts';
import { CodeForm } from './code-form.tsx';
import { useCodeSending, type Channel } from './code-sending.ts';
import { ContactForm } from './contact-form.tsx';

interface ContactConfirmationProps {
  channel: Channel;
  /** The contact of the account, if it has one. */
  contact: string | null;
  /** Another contact is to replace the one of the account: the person has just said so. */
  isNew?: boolean;
  /** Asks for the code of that contact without waiting for a press. */
  sendAtOnce?: boolean;
  onVerified: (user: User) => void | Promise<void>;
}

/** First where to send the code to, then the code. */
export function ContactConfirmation(props: ContactConfirmationProps) {
  const { channel, contact, isNew = false, sendAtOnce = false, onVerified } = props;
  const sending = useCodeSending(channel);
  const [isEditing, setEditing] = useState(false);
  // Another code for a new contact takes it once more.
  const [password, setPassword] = useState('');
  const atOnce = sendAtOnce ? contact : null;
  const target = isEditing ? null : (sending.sentTo ?? atOnce);

  if (target)
    return (
      <CodeForm
        key={target}
        channel={channel}
        target={target}
        sending={sending}
        password={password}
        onVerified={onVerified}
        onChangeContact={() => setEditing(true)}
      />
    );
  return (
    <ContactForm
      channel={channel}
      contact={sending.sentTo ?? contact}
      sending={sending}
      takesFocus={isEditing || isNew}
      isNew={isNew}
      password={password}
      onPasswordChange={setPassword}
      onSent={() => setEditing(false)}
    />
  );
}
