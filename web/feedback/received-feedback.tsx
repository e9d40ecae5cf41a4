import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { feedbackCalls, type OwnFeedback } from '#contract/feedback.ts';
import { formatDay } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { MarkLines } from './mark-lines.tsx';
import { WordsForm } from './words-form.tsx';

type Received = OwnFeedback['received'][number];

/** It can be answered as often as one likes, and disputed once. */
export function ReceivedFeedback({ one, isFamily }: { one: Received; isFamily: boolean }) {
  const [open, setOpen] = useState<'reply' | 'dispute' | null>(null);
  return (
    <Card as="li" className="[overflow-wrap:anywhere]">
      <p className="text-sm text-muted">
        {one.by}, {formatDay(one.shown_at)}
      </p>
      {one.text && <p className="mt-1.5 whitespace-pre-line">{one.text}</p>}
      <MarkLines marks={one} byFamily={!isFamily} />
      {one.reply && open !== 'reply' && (
        <p className="mt-3 rounded-control bg-surface-soft px-3 py-2 whitespace-pre-line">
          <b>Ваш ответ:</b> {one.reply}
        </p>
      )}
      {one.is_disputed && (
        <p className="mt-3 text-sm text-muted">Мы ещё раз смотрим этот отзыв по вашей просьбе.</p>
      )}
      {open === null ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" kind="secondary" onClick={() => setOpen('reply')}>
            {one.reply ? 'Изменить ответ' : 'Ответить'}
          </Button>
          {!one.is_disputed && (
            <Button size="small" kind="quiet" onClick={() => setOpen('dispute')}>
              Это неправда
            </Button>
          )}
        </div>
      ) : (
        <div className="mt-4">
          <Answer one={one} way={open} onDone={() => setOpen(null)} />
        </div>
      )}
    </Card>
  );
}

interface AnswerProps {
  one: Received;
  way: 'reply' | 'dispute';
  onDone: () => void;
}

function Answer({ one: { id, reply }, way, onDone }: AnswerProps) {
  const api = useApi();
  const router = useRouter();
  const params = { id: String(id) };
  async function finish(sent: Promise<unknown>) {
    await sent;
    onDone();
    await router.invalidate();
  }
  return way === 'reply' ? (
    <WordsForm
      field="reply"
      label="Ваш ответ"
      hint="Его увидят все под отзывом. Спокойный ответ говорит о вас больше, чем отзыв"
      begun={reply}
      done="Ответ опубликован"
      onSend={(text) => finish(api.call(feedbackCalls.reply, { params, body: { reply: text } }))}
      onClose={onDone}
    />
  ) : (
    <WordsForm
      field="text"
      label="Что в отзыве неправда"
      hint="Это прочитаем только мы. Попросить можно один раз"
      begun=""
      done="Мы посмотрим отзыв ещё раз и напишем вам"
      onSend={(text) => finish(api.call(feedbackCalls.dispute, { params, body: { text } }))}
      onClose={onDone}
    />
  );
}
