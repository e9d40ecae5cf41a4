import type { Problem } from '#contract/errors.ts';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
  return <WhatWentWrong problem={problem} />;
}

/** Comes into sight at each refusal: the button of a long form is far below. */
function WhatWentWrong({ problem }: { problem: Problem }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) line.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const [first] = Object.values(problem.errors ?? {});
  return (
    <p
      ref={line}
      role="alert"
      className="flex scroll-my-24 gap-3 rounded-card border border-error bg-error-soft p-4 font-medium"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-error" />
      <span>{first?.[0] || problem.detail}</span>
    </p>
  );
}
