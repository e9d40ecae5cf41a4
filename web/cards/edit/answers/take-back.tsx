import { Button } from '#web/ui/controls/button.tsx';

type TakeBackProps = { label: string; shown: boolean; onPress: () => void };

/**
 * Radio buttons know no way back by themselves. It stands in the gap below its question, so that an
 * answer does not move the next one away from under a thumb.
 */
export function TakeBack({ label, shown, onPress }: TakeBackProps) {
  if (!shown) return null;
  return (
    <div className="absolute top-full -right-4 -mt-1.5">
      <Button kind="quiet" size="small" onClick={onPress}>
        Убрать ответ<span className="sr-only">: {label}</span>
      </Button>
    </div>
  );
}
