import { classes } from '#web/ui/style/classes.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { segmentsOf, type Segment } from './segments.ts';

interface MarkedTextProps {
  text: string;
  before: string | null;
  found: string[];
}

/** A text with what the checks have found and with what is new and what was taken out. */
export function MarkedText({ text, before, found }: MarkedTextProps) {
  let at = 0;
  return segmentsOf(text, before, found).map((segment) => {
    at += segment.text.length;
    return <Part key={`${at} ${segment.change}`} segment={segment} />;
  });
}

function Part({ segment: { text, change, flagged } }: { segment: Segment }) {
  const marked = flagged ? (
    <mark className="rounded-sm bg-error-soft px-0.5 font-semibold text-error underline decoration-2 underline-offset-4">
      {text}
    </mark>
  ) : (
    text
  );
  if (change === 'same') return marked;
  const Tag = change === 'added' ? 'ins' : 'del';
  return (
    <Tag
      className={classes(
        'rounded-sm px-0.5',
        change === 'added'
          ? 'bg-success-soft text-ink no-underline'
          : 'bg-surface-soft text-muted line-through',
      )}
    >
      <VisuallyHidden>{change === 'added' ? ' добавлено: ' : ' убрано: '}</VisuallyHidden>
      {marked}
    </Tag>
  );
}
