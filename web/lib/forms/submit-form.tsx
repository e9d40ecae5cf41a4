import { useEffect, useRef, type ReactNode } from 'react';

interface SubmitFormProps {
  onSubmit: () => void;
  /** Of `useSubmit`: after each failed attempt the focus goes to the first field that is marked. */
  attempt: number;
  children: ReactNode;
}

/** A form whose answers are checked by our words, not by the browser's. */
export function SubmitForm({ onSubmit, attempt, children }: SubmitFormProps) {
  const box = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempt === 0) return;
    const wrong = '[aria-invalid="true"], [data-invalid]';
    box.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [attempt]);

  return (
    <form
      ref={box}
      noValidate
      // Nobody sends it before hydration, see `beforePaint`.
      data-own="yes"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
