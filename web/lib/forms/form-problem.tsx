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
  const errors = Object.entries(problem.errors ?? {}).map(([path, [text = '']]) => ({
    field: fields?.[path],
    text,
  }));
  const known = errors.flatMap(({ field, text }) => (field ? [{ field, text }] : []));
  if (known.length > 0) return <FormSummary errors={known} attempt={-1} />;
  return (
    <p
      role="alert"
      className="flex gap-3 rounded-card border border-error bg-error-soft p-4 font-medium"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-error" />
      <span>{errors[0]?.text || problem.detail}</span>
    </p>
  );
}
