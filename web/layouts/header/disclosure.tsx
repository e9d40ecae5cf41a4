import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** Where the summary shows no words. */
  label?: string;
  className?: string;
  summaryClassName: string;
  children: ReactNode;
}

/**
 * A menu of the header: `<details>`, so that it opens without a script. With one it closes on
 * Escape, on a press elsewhere, when focus leaves it and when one of its links was followed.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, label, className, summaryClassName, children } = props;
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close(box.current, false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(box.current, true);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  // Focus on the summary, so that a modal that is closed has somewhere to give it back to.
  function follow(event: MouseEvent) {
    if ((event.target as Element).closest('a')) close(box.current, true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- listens to the links inside, which keys press too
    <details ref={box} className={className} onClick={follow}>
      <summary
        aria-label={label}
        title={label}
        className={`list-none [&::-webkit-details-marker]:hidden ${summaryClassName}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}

function close(box: HTMLDetailsElement | null, focusBack: boolean): void {
  if (!box?.open) return;
  box.open = false;
  if (focusBack) box.querySelector('summary')?.focus();
}
