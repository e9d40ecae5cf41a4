import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { FormLink } from './form-link.tsx';

type FormBarProps = {
  /** Null on the first step. */
  back: string | null;
  /** Null on the last step, where `action` stands instead. */
  onNext: (() => void) | null;
  action: ReactNode;
};

/** Within a thumb's reach on a phone, at the end of the step on a desktop. */
export function FormBar({ back, onNext, action }: FormBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-10 flex justify-between gap-3 border-t border-line bg-paper px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:mx-0 md:px-0 lg:static lg:border-0 lg:pb-0">
      {back ? (
        <FormLink href={back} className={buttonStyles({ kind: 'secondary' })}>
          <ArrowLeft aria-hidden className="size-5" />
          Назад
        </FormLink>
      ) : (
        <span />
      )}
      {onNext ? (
        <Button onClick={onNext}>
          Дальше
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      ) : (
        action
      )}
    </div>
  );
}
