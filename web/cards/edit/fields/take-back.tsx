import { Button } from '#web/ui/button.tsx';

type TakeBackProps = { label: string; shown: boolean; onPress: () => void };

/** Radio buttons know no way back by themselves. */
export function TakeBack({ label, shown, onPress }: TakeBackProps) {
  if (!shown) return null;
  return (
    <Button kind="quiet" size="small" onClick={onPress} className="self-start">
      Убрать ответ<span className="sr-only">: {label}</span>
    </Button>
  );
}
