import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

interface ContactThanksProps {
  answerTo: string;
  onMore: () => void;
}

/** Takes the place of the form, and the focus with it. */
export function ContactThanks({ answerTo, onMore }: ContactThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
      <CircleCheck aria-hidden className="size-10 text-success" />
      <div>
        <p className="text-xl font-semibold">Спасибо, обращение принято</p>
        <p className="mt-1 wrap-anywhere">
          Ответим на {answerTo.trim()} — по рабочим дням, обычно в течение суток.
        </p>
      </div>
      <Button kind="secondary" onClick={onMore}>
        Написать ещё
      </Button>
    </div>
  );
}
