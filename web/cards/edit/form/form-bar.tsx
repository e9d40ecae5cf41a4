import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { FormLink } from '../../owner/form-link.tsx';

type FormBarProps = {
  /** Null on the first step. */
  back: string | null;
  /** Null on the last step. */
  onNext: (() => void) | null;
  /** Where a card can be published; a phone then spares the word «Назад» for it. */
  action: ReactNode;
  /** What must not be overlooked while the top of the page is out of sight. */
  notice: ReactNode;
};

/**
 * Within a thumb's reach on a phone; at the end of the step on a desktop and where a keyboard leaves
 * no room to spare.
 */
export function FormBar({ back, onNext, action, notice }: FormBarProps) {
  return (
    <div
      data-bottom-bar="lg tall"
      className="sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 sm:mt-10 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 [@media(height<28rem)]:static lg:static lg:mx-0 lg:px-0 lg:border-0 lg:pb-0 noscript:hidden"
    >
      {notice && <div className="w-full lg:hidden">{notice}</div>}
      {back ? (
        <FormLink href={back} className={buttonStyles({ kind: 'secondary' })}>
          <ArrowLeft aria-hidden className="size-5" />
          <span className={action ? 'max-sm:sr-only' : undefined}>Назад</span>
        </FormLink>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <div className="flex min-w-0 flex-wrap justify-end gap-2 max-sm:grow max-sm:*:grow">
        {onNext && (
          <Button kind={action ? 'secondary' : 'primary'} onClick={onNext}>
            Дальше
            <ArrowRight aria-hidden className={action ? 'size-5 max-sm:hidden' : 'size-5'} />
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
