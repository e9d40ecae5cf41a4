import type { OwnFeedback } from '#contract/feedback.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FeedbackForm } from './feedback-form.tsx';

interface OpenHireProps {
  hire: OwnFeedback['open'][number];
  isFamily: boolean;
}

export function OpenHire({ hire, isFamily }: OpenHireProps) {
  return (
    <Card as="li">
      <h3 className="text-lg [overflow-wrap:anywhere]">{hire.name}</h3>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{hire.title}</p>
      <div className="mt-4">
        <FeedbackForm responseId={hire.response_id} isFamily={isFamily} />
      </div>
    </Card>
  );
}
