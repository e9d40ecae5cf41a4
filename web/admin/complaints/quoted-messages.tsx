import { Paperclip } from 'lucide-react';
import type { QueuedComplaint } from '#contract/queued-complaints.ts';
import { formatDay } from '#contract/russian.ts';

/** What the person wrote in the dialog, as it was when somebody complained. */
export function QuotedMessages({ quotes }: Pick<QueuedComplaint, 'quotes'>) {
  return (
    <section aria-label="Что написал этот человек" className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg">Что написал этот человек</h3>
      {quotes.length === 0 && <p className="mt-2 text-muted">Ничего: писал только автор жалобы.</p>}
      <ul className="mt-2 flex flex-col items-start gap-2">
        {quotes.map(({ message_id, text, files, sent_at }) => (
          <li
            key={`${message_id} ${text}`}
            className="max-w-prose rounded-card rounded-bl-sm bg-surface-soft px-3.5 py-2"
          >
            {text && <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{text}</p>}
            {files.map((name) => (
              <p
                key={name}
                className="flex items-start gap-1.5 text-muted [overflow-wrap:anywhere]"
              >
                <Paperclip aria-hidden className="mt-1 size-4 shrink-0" />
                {name}
              </p>
            ))}
            <time dateTime={sent_at} className="numbers text-sm text-muted">
              {formatDay(sent_at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
