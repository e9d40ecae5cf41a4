import { classes } from '#web/ui/style/classes.ts';
import { useKeysOn } from './use-keys.ts';

/** The key beside the words of a button; nothing where there is no keyboard, or keys are off. */
export function KeyCap({ children, className }: { children: string; className?: string }) {
  const isOn = useKeysOn();
  if (!isOn) return null;
  return (
    <kbd
      aria-hidden
      className={classes(
        'hidden min-w-6 rounded-sm border border-current/40 px-1.5 text-center font-sans text-xs font-medium sm:pointer-fine:inline-block',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
