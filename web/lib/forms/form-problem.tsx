import type { Problem } from '#contract/errors.ts';
import { CircleAlert } from 'lucide-react';
import { FormSummary } from '#web/ui/fields/form-summary.tsx';

interface FormProblemProps {
  problem: Problem | null;
  /** Ids of the fields by their paths; what names no field is said above them all. */
  fields?: Record<string, string>;
}

/**
 * Above a form that was sent back: links to its fields, or one line on what went wrong. It takes
 * no focus, which belongs to the first field in question.
 */
export function FormProblem({ problem, fields }: FormProblemProps) {
  if (!problem) return null;
  const errors = Object.entries(problem.errors ?? {});
  const known = errors.flatMap(([path, [text = '']]) => {
    const field = fields?.[path];
    return field ? [{ field, text }] : [];
  });
  if (known.length > 0) return <FormSummary errors={known} attempt={-1} />;
  return (
    <p
      // A new one at each refusal: it is told again, and seen from the button far below.
      key={problem.request_id}
      ref={bringIntoSight}
      role="alert"
      className="flex scroll-my-24 gap-3 rounded-card border border-error bg-error-soft p-4 font-medium"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-error" />
      <span>{errors[0]?.[1][0] || problem.detail}</span>
    </p>
  );
}

const bringIntoSight = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });
