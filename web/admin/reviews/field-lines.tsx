import type { Review } from '#contract/queued-reviews.ts';
import { MarkedText } from './marked-text.tsx';

interface FieldLinesProps {
  fields: Review['fields'];
  flags: Review['flags'];
}

/** Where the list of what was found leads to. */
export const anchorOf = (path: string): string => `field-${path.replace(/[^\w-]/g, '-')}`;

/** What was filled in, in the order of the form. */
export function FieldLines({ fields, flags }: FieldLinesProps) {
  return (
    <dl className="mt-2">
      {fields.map(({ path, label, text, before }) => (
        <div
          key={path}
          id={anchorOf(path)}
          className="grid scroll-mt-4 gap-x-5 border-t border-line py-2 target:bg-accent-soft @lg:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-sm text-muted @lg:pt-0.5">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
            <MarkedText
              text={text}
              before={before}
              found={flags.filter((flag) => flag.path === path).map(({ found }) => found)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
