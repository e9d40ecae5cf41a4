import { Mail, MessageSquare, PhoneCall } from 'lucide-react';
import type { Letter } from '#contract/outbox.ts';
import { formatPhone } from '#contract/contacts.ts';
import { Card } from '#web/ui/card.tsx';

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

export function LetterCard({ letter }: { letter: Letter }) {
  const { icon: Icon, name } = channels[letter.channel];
  const recipient = letter.channel === 'mail' ? letter.recipient : formatPhone(letter.recipient);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden className="size-6 text-action" />
        <span className="font-semibold">{name}</span>
        <span className="break-all">{recipient}</span>
        <time dateTime={letter.created_at} className="numbers ml-auto text-sm text-muted">
          {time.format(new Date(letter.created_at))} мск
        </time>
      </div>
      {letter.subject && <h2 className="text-lg">{letter.subject}</h2>}
      <p className="break-words whitespace-pre-line">{withCodes(letter.text)}</p>
      {!letter.sent_at && <p className="text-sm text-muted">Ещё в очереди</p>}
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
        className="numbers rounded-sm bg-accent-soft px-2 py-0.5 text-xl text-on-accent-soft"
      >
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
