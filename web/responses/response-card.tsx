import { MessageCircle } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cardPath } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { photoSources } from '#contract/photos.ts';
import { declineReasonWords } from '#contract/response-reasons.ts';
import { responseCalls, type ResponseItem } from '#contract/responses.ts';
import { capitalize, formatDay } from '#contract/russian.ts';
import { answerTimeText } from '#web/cards/tile/answer-time.ts';
import { CardFace } from '#web/cards/tile/card-face.tsx';
import { PersonMarks } from '#web/cards/tile/person-marks.tsx';
import CardFit from '#web/fit/card-fit.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { ResponseState } from './response-state.tsx';

interface ResponseCardProps {
  response: ResponseItem;
  /** After a step of one's own. */
  onChange: (response: ResponseItem) => void;
  /** For declining many; null: this one cannot be declined. */
  choice: { isChosen: boolean; choose: (is: boolean) => void } | null;
}

export function ResponseCard({ response, onChange, choice }: ResponseCardProps) {
  const { side, text, answers, is_unread } = response;
  const own = side === 'worker' ? response.resume : response.vacancy;
  const place = useRead(response);
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div ref={place} className="flex items-start gap-3">
        <Face response={response} />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{response.person.name ?? 'Имя скрыто'}</span>
            {is_unread && <Badge tone="accent">Новое</Badge>}
          </p>
          <Title response={response} />
          {response.card?.pay && <p className="numbers text-muted">{payText(response.card.pay)}</p>}
          <p className="mt-1 text-sm text-muted">
            {formatDay(response.created_at)} · {side === 'worker' ? 'ваша анкета' : 'ваша вакансия'}{' '}
            «{own.title}»
          </p>
          <Liveness response={response} />
          {response.card && <PersonMarks owner={response.card.owner} className="mt-1.5" />}
        </div>
      </div>
      <blockquote className="border-l-4 border-line-strong pl-3 [overflow-wrap:anywhere] whitespace-pre-line">
        {text}
      </blockquote>
      {answers.length > 0 && (
        <dl className="flex flex-col gap-2">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-sm text-muted">{question}</dt>
              <dd className="[overflow-wrap:anywhere]">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <Reason response={response} />
      {response.card && (
        <details onToggle={(event) => setHasOpened(event.currentTarget.open || hasOpened)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-action">
            Подходит ли вам
          </summary>
          {hasOpened && (
            <CardFit bare vacancy={response.vacancy.slug} resume={response.resume.slug} />
          )}
        </details>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        {/* What can be done has changed: a question that is still asked is for another state. */}
        <ResponseState key={response.steps.join(' ')} response={response} onChange={onChange} />
        {response.channel && (
          <HrefLink
            href={`/account/message/${response.channel}`}
            className={buttonStyles({ kind: 'quiet', size: 'small' })}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            Переписка
          </HrefLink>
        )}
        {choice && (
          <Choice
            type="checkbox"
            label={
              <>
                Выбрать
                <span className="sr-only"> {response.person.name ?? 'Имя скрыто'}</span>
              </>
            }
            checked={choice.isChosen}
            onChange={({ target }) => choice.choose(target.checked)}
          />
        )}
      </div>
    </Card>
  );
}

/** Once it was on the screen it is no news any more, until it changes; the mark stays until an answer or the next visit. */
function useRead({ id, is_unread, changed_at }: ResponseItem): RefObject<HTMLDivElement | null> {
  const api = useApi();
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  useEffect(() => {
    if (!is_unread || !place.current || seen.current === changed_at) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      seen.current = changed_at;
      api.call(responseCalls.read, { params: { id } }).catch(() => undefined);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [api, id, is_unread, changed_at]);
  return place;
}

function Face({ response: { card, person } }: { response: ResponseItem }) {
  if (card) return <CardFace card={card} />;
  const picture = person.avatar_url
    ? { src: person.avatar_url, srcSet: photoSources(person.avatar_url) }
    : {};
  return <Avatar name={person.name ?? '?'} {...picture} />;
}

/** Whether an answer is to be expected soon. */
function Liveness({ response: { card, person } }: { response: ResponseItem }) {
  const answers = person.answer_minutes !== null && answerTimeText(person.answer_minutes);
  if (!card) return null;
  return (
    <p className="text-sm text-muted">
      {capitalize(card.owner.last_seen)}
      {answers && `, ${answers}`}
    </p>
  );
}

function Title({ response }: { response: ResponseItem }) {
  const kind = response.side === 'worker' ? 'vacancy' : 'resume';
  const { slug, title } = response[kind];
  return (
    <h2 className="text-lg leading-snug [overflow-wrap:anywhere]">
      {response.card ? (
        <HrefLink
          href={cardPath({ kind, slug })}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover"
        >
          {title}
        </HrefLink>
      ) : (
        <>
          {title} <span className="text-base font-normal text-muted">(больше не показывается)</span>
        </>
      )}
    </h2>
  );
}

/** Of a «no», by the side that has said it. */
function Reason({ response }: { response: ResponseItem }) {
  const { status, reason, comment, began } = response;
  if (!reason) return null;
  const from = status === 'withdrawn' ? began : began === 'worker' ? 'employer' : 'worker';
  const word = reason === 'other' ? null : declineReasonWords[from][reason];
  return (
    <p>
      <span className="text-muted">Причина: </span>
      {[word, comment].filter(Boolean).join('. ')}
    </p>
  );
}
