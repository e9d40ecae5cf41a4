import type { CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { formatDay } from '#contract/russian.ts';
import { workersToTell } from '#contract/shown-feedback.ts';
import { MarkLines } from '#web/feedback/mark-lines.tsx';
import { feedbackMarks } from '#web/feedback/marks.ts';

interface CardFeedbackProps {
  kind: CardKind;
  feedback: CardPage['feedback'];
}

/** What those say who worked together; nobody is named. */
export function CardFeedback({ kind, feedback }: CardFeedbackProps) {
  if (feedback.count === 0) return null;
  const marks = feedbackMarks(kind === 'resume');
  return (
    <section aria-labelledby="feedback" className="print:hidden">
      <h2 id="feedback" className="text-2xl">
        Отзывы <span className="numbers text-muted">{feedback.count}</span>
      </h2>
      {/* Of few the list itself says as much. */}
      {feedback.count >= workersToTell && (
        <ul className="numbers mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {marks.map(({ key, yes }) => (
            <li key={key}>
              {yes}: {feedback[key]} из {feedback.count}
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-5 flex flex-col gap-6">
        {feedback.list.map((one) => (
          <li key={one.id} className="border-l-3 border-line pl-4 [overflow-wrap:anywhere]">
            <p className="text-sm text-muted">
              {one.by}, {formatDay(one.shown_at)}
            </p>
            {one.text && <p className="mt-1.5 max-w-prose whitespace-pre-line">{one.text}</p>}
            <MarkLines marks={one} byFamily={kind === 'resume'} />
            {one.reply && (
              <p className="mt-2 max-w-prose rounded-control bg-surface-soft px-3 py-2 whitespace-pre-line">
                <b>Ответ:</b> {one.reply}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
