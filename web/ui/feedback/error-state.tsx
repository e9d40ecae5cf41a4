import { RotateCw } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type ErrorStateProps = Partial<EmptyStateProps> & {
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
};

/** Says what to do; the retry keeps the place. */
export function ErrorState({ onRetry, retrying, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Не получилось загрузить"
        text="Проверьте связь и попробуйте ещё раз. Всё, что вы написали, сохранится."
        action={
          onRetry && (
            <Button kind="secondary" pending={retrying} onClick={onRetry}>
              <RotateCw aria-hidden className="size-5" />
              Попробовать ещё раз
            </Button>
          )
        }
        {...rest}
      />
    </div>
  );
}
