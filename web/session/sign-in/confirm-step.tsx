import { useState } from 'react';
import type { User } from '#contract/session.ts';
import { ContactConfirmation } from '../codes/contact-confirmation.tsx';
import { quietButton } from '../codes/quiet-button.ts';

interface ConfirmStepProps {
  /** Has just registered. */
  user: User;
  onChange: (user: User) => void;
  /** The phone is confirmed: nothing stands between the person and the pages any more. */
  onDone: (user: User) => Promise<void>;
}

/** What was typed at the registration is confirmed in its own dialog: the mail first, then the phone. */
export function ConfirmStep({ user, onChange, onDone }: ConfirmStepProps) {
  const [isMailPutOff, putOffMail] = useState(false);
  const asksMail = user.email !== null && !user.email_verified && !isMailPutOff;
  const channel = asksMail ? 'email' : 'phone';
  const contact = user[channel];
  return (
    <div className="flex flex-col gap-4">
      {!asksMail && user.phone === null && (
        <p>Остался телефон: по нему с вами свяжутся, когда вы сами этого захотите.</p>
      )}
      <ContactConfirmation
        key={channel}
        channel={channel}
        contact={contact}
        sendAtOnce={contact !== null}
        onVerified={(fresh) => (fresh.phone_verified ? onDone(fresh) : onChange(fresh))}
      />
      {asksMail && (
        <button
          type="button"
          className={`self-start ${quietButton}`}
          onClick={() => putOffMail(true)}
        >
          Письмо не идёт? Сначала телефон
        </button>
      )}
    </div>
  );
}
