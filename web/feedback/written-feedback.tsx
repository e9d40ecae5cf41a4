import type { WrittenFeedback as Written } from '#contract/feedback.ts';
import { formatDay } from '#contract/russian.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { MarkLines } from './mark-lines.tsx';

export function WrittenFeedback({ one, isFamily }: { one: Written; isFamily: boolean }) {
  const { tone, text } = wordsOf(one);
  return (
    <Card as="li" className="[overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{one.title}</h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {one.state === 'rejected' ? (
        <>
          <p className="mt-2">{one.reason}</p>
          <div className="mt-4">
            <FeedbackForm responseId={one.response_id} isFamily={isFamily} begun={one} />
          </div>
        </>
      ) : (
        <>
          {one.text && <p className="mt-2 whitespace-pre-line">{one.text}</p>}
          <MarkLines marks={one} byFamily={isFamily} />
        </>
      )}
    </Card>
  );
}

function wordsOf({ state, shown_by: shownBy }: Written) {
  switch (state) {
    case 'waiting':
      return { tone: 'neutral', text: 'На проверке' } as const;
    case 'approved':
      return { tone: 'info', text: `Появится не позже ${formatDay(shownBy)}` } as const;
    case 'shown':
      return { tone: 'success', text: 'Опубликован' } as const;
    case 'rejected':
      return { tone: 'error', text: 'Не опубликован' } as const;
  }
}
