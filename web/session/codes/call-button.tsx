import { useShell } from '#web/lib/context/use-shell.ts';
import { quietButton } from './quiet-button.ts';

interface CallButtonProps {
  pending: boolean;
  onPress: () => void;
}

/** Where this installation can call; for whom no message comes. */
export function CallButton({ pending, onPress }: CallButtonProps) {
  const offersCalls = useShell()?.config.calls === true;
  if (!offersCalls) return null;
  return (
    <button type="button" aria-disabled={pending} onClick={onPress} className={quietButton}>
      Позвонить и продиктовать код
    </button>
  );
}
