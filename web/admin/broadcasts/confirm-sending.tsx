import { useEffect, useRef } from 'react';
import { countOf } from '#contract/russian.ts';
import { Button } from '#web/ui/controls/button.tsx';

interface ConfirmSendingProps {
  /** Null: not counted yet. */
  count: number | null;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** What has been sent cannot be taken back: it is asked once more, and the focus comes here. */
export function ConfirmSending({ count, pending, onYes, onNo }: ConfirmSendingProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset ref={box} className="flex flex-col gap-3">
      <legend className="mb-3 font-medium">
        Письмо получат{' '}
        {count === null ? 'все, кто подходит' : countOf(count, ['человек', 'человека', 'человек'])}.
        Вернуть отправленное нельзя.
      </legend>
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} onClick={onYes}>
          Да, отправить
        </Button>
        <Button kind="quiet" onClick={onNo}>
          Не сейчас
        </Button>
      </div>
    </fieldset>
  );
}
