import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';

type FormSummaryProps = {
  errors: readonly { field: string; text: string }[];
  /** Grows with every submit: each new failed attempt takes the focus, typing does not. */
  attempt?: number | undefined;
  title?: string | undefined;
  /** For a field that is not on this page, but on another step. */
  onMissing?: ((field: string) => void) | undefined;
};

/** Stands above a form that was sent back; each line leads to its field by the field's id. */
export function FormSummary(props: FormSummaryProps) {
  const { errors, attempt = 0, title = 'Осталось поправить', onMissing } = props;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt >= 0) box.current?.focus();
  }, [attempt]);

  function go(event: MouseEvent, field: string) {
    const target = document.querySelector<HTMLElement>(`#${CSS.escape(field)}`);
    if (!target && !onMissing) return;
    event.preventDefault();
    if (!target) return onMissing?.(field);
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  }

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-card border border-error bg-error-soft p-4 focus:outline-none"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-error" />
      <div>
        <p className="font-semibold">{title}</p>
        <ul className="mt-1">
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => go(event, field)}
                className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-error"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
