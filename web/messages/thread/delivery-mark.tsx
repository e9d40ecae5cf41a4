import { Check, CheckCheck, Clock } from 'lucide-react';

export type Mark = 'sending' | 'sent' | 'delivered' | 'read';

const marks = {
  sending: { words: 'Отправляется', Icon: Clock },
  sent: { words: 'Отправлено', Icon: Check },
  delivered: { words: 'Доставлено', Icon: CheckCheck },
  read: { words: 'Прочитано', Icon: CheckCheck },
};

/** What has become of one's own message: told by shape and words, and by colour besides. */
export function DeliveryMark({ mark }: { mark: Mark }) {
  const { words, Icon } = marks[mark];
  return (
    <span title={words} data-mark={mark} className={mark === 'read' ? 'text-info' : undefined}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
