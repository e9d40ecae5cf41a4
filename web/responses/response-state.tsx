import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { ResponseItem, ResponseStep } from '#contract/responses.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { focusWhenLost } from '#web/ui/overlay/focus-lost.ts';
import { statusWords } from '#web/response-marks/words.ts';
import { ClosingOffer } from './closing-offer.tsx';
import { useResponse } from './use-response.ts';
import { stepNames } from './words.ts';

const StepDialog = lazyPart(() => import('./step-dialog.tsx'));

interface ResponseStateProps {
  response: ResponseItem;
  /** With the response as it is after a step. */
  onChange: (response: ResponseItem) => void;
  className?: string;
}

/** Reading is no step to press: the list and the dialog do it by themselves. */
const pressed: readonly ResponseStep[] = ['invited', 'hired', 'declined', 'withdrawn'];
/** Those that cannot be taken back ask once more. */
const isAskedAbout = (step: ResponseStep) => step !== 'invited';

/** Where a response stands and the next steps; in the list, and on top of its dialog. */
export function ResponseState(props: ResponseStateProps) {
  const { response, className = 'flex flex-col gap-3' } = props;
  const stateId = `response-${response.id}`;
  // The button of a step goes with it, and a list draws this part anew.
  const onChange = (next: ResponseItem) => {
    props.onChange(next);
    focusWhenLost(() => document.getElementById(stateId));
  };
  const { asked, ask, work } = useResponse(response, onChange);
  const { tone, text } = statusWords(response, response.side);
  const steps = pressed.filter((step) => response.steps.includes(step));
  return (
    <div className={className}>
      <p id={stateId} tabIndex={-1} className="outline-none">
        <Badge tone={tone}>{text}</Badge>
      </p>
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((step, at) => (
            <Button
              key={step}
              size="small"
              kind={
                at === 0 && step !== 'declined' && step !== 'withdrawn' ? 'primary' : 'secondary'
              }
              pending={work.pending && asked === null && !isAskedAbout(step)}
              onClick={() => (isAskedAbout(step) ? ask(step) : void work.submit(step))}
            >
              {stepNames[response.side][step]}
            </Button>
          ))}
        </div>
      )}
      {isAgreed(response) && (
        <p className="flex flex-wrap gap-x-5">
          <Link to="/account/deeds/$id" params={{ id: String(response.id) }} className={nextLink}>
            Договор и расписка
          </Link>
          {response.status === 'hired' && (
            <Link to="/account/feedback" className={nextLink}>
              Оставить отзыв
            </Link>
          )}
        </p>
      )}
      {response.offers_closing && (
        <ClosingOffer
          response={response}
          onClosed={() => onChange(closed(response))}
          onKept={() => onChange({ ...response, offers_closing: false })}
        />
      )}
      {work.problem && !asked && (
        <p role="alert" className="text-sm text-error">
          {work.problem.detail}
        </p>
      )}
      {asked && (
        <Suspense>
          <StepDialog
            side={response.side}
            step={asked}
            work={work}
            onClose={() => {
              work.clear();
              ask(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const isAgreed = ({ status }: ResponseItem) => status === 'hired' || status === 'invited';

const nextLink =
  'inline-flex min-h-11 items-center self-start text-action underline underline-offset-4 hover:text-action-hover';

const closed = (response: ResponseItem): ResponseItem => ({
  ...response,
  offers_closing: false,
  vacancy: { ...response.vacancy, state: 'closed' },
});
