import { Mail, MessageSquare, PhoneCall } from 'lucide-react';
import { formatPhone } from '#contract/contacts.ts';
import type { Delivery } from '#contract/deliveries.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { DeliveryPage } from './delivery-page.tsx';

const channels = {
  mail: { icon: Mail, name: 'Письмо' },
  sms: { icon: MessageSquare, name: 'СМС' },
  call: { icon: PhoneCall, name: 'Звонок' },
};

const time = new Intl.DateTimeFormat('ru', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Moscow',
});

export function DeliveryCard({ letter }: { letter: Delivery }) {
  const { channel, subject, text, code, action } = letter;
  const { icon: Icon, name } = channels[channel];
  const recipient = channel === 'mail' ? letter.recipient : formatPhone(letter.recipient);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden className="size-6 text-action" />
        <span className="font-semibold">{name}</span>
        <span className="min-w-0 break-words">{recipient}</span>
        <time dateTime={letter.created_at} className="numbers ml-auto text-sm text-muted">
          {time.format(new Date(letter.created_at))} мск
        </time>
      </div>
      {subject && <h2 className="text-lg">{subject}</h2>}
      <p className="break-words whitespace-pre-line">{withCodes(text)}</p>
      {code && <p>{withCodes(code)}</p>}
      {action && (
        <LinkButton kind="secondary" href={action.path} className="self-start">
          {action.label}
        </LinkButton>
      )}
      <DeliveryState letter={letter} />
      {channel === 'mail' && <DeliveryPage letter={letter} />}
    </Card>
  );
}

/** The code is what one comes for. */
function withCodes(text: string) {
  return text.split(/\b(\d{6})\b/).map((part, index) =>
    index % 2 === 1 ? (
      <strong
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes
        key={index}
        className="numbers rounded-sm bg-accent-soft px-2 py-0.5 text-2xl text-on-accent-soft"
      >
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
