import { useMemo } from 'react';
import type { QueuedFeedback } from '#contract/queued-feedback.ts';
import { feedbackMarks } from '#web/feedback/marks.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { QueuePage } from '../queue/calls.ts';
import { QueueWorkspace } from '../queue/queue-workspace.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { QuotedText } from '../quoted-text.tsx';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { feedbackCalls } from './feedback-calls.ts';
import { feedbackVerdicts } from './verdicts.ts';

export function FeedbackQueuePage({ loaded }: { loaded: QueuePage<QueuedFeedback> }) {
  const api = useApi();
  const calls = useMemo(() => feedbackCalls(api), [api]);
  return (
    <QueueWorkspace
      queue="feedback"
      calls={calls}
      loaded={loaded}
      verdicts={feedbackVerdicts}
      titleOf={titleOf}
      Row={FeedbackRow}
      View={FeedbackView}
    />
  );
}

const nameOf = ({ id, name }: QueuedFeedback['about']) => name ?? `Человек № ${id}`;
const titleOf = ({ about }: QueuedFeedback) => nameOf(about);

function FeedbackRow({ item }: { item: QueuedFeedback }) {
  return (
    <>
      <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
        О ком: {nameOf(item.about)}
      </span>
      <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
        {item.text || 'Без слов'}
      </span>
      <span className="text-sm text-muted">
        <WaitingTime since={item.created_at} />
        {item.complaint && ' · просят снять'}
      </span>
    </>
  );
}

function FeedbackView({ item }: { item: QueuedFeedback }) {
  const { by_family: byFamily, author, title, text, complaint } = item;
  return (
    <>
      <p className="mt-1 text-muted">
        {byFamily ? 'Семья о работнике' : 'Работник о семье'}, вакансия «{title}»
      </p>
      <ul className="mt-3 rounded-control bg-surface-soft px-3 py-2">
        {feedbackMarks(byFamily).map(({ key, question }) => (
          <li key={key}>
            {question}: <b>{item[key] ? 'да' : 'нет'}</b>
          </li>
        ))}
      </ul>
      <QuotedText
        label="Отзыв"
        by={
          <>
            Пишет <PersonLink person={author} />, о ком: <PersonLink person={item.about} />
          </>
        }
        text={text || 'Слов нет, только отметки.'}
      />
      {complaint && (
        <QuotedText
          label="Почему просят снять"
          by={
            <>
              Пишет <PersonLink person={item.about} />; отзыв пока виден
            </>
          }
          text={complaint}
        />
      )}
    </>
  );
}
