import { AArrowUp, Check, SunMoon, type LucideIcon } from 'lucide-react';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { classes } from '#web/ui/style/classes.ts';

interface ToggleProps {
  /** In a menu there is room to say what it does. */
  withWords?: boolean;
}

/** «Крупный шрифт»: larger letters and higher contrast, remembered on this device. */
export function LargeTypeToggle({ withWords }: ToggleProps) {
  const isLarge = useStored('type') === 'large';
  function toggle() {
    writeStored('type', isLarge ? null : 'large');
    if (isLarge) delete document.documentElement.dataset.type;
    else document.documentElement.dataset.type = 'large';
  }
  return (
    <Toggle
      label="Крупный шрифт"
      icon={AArrowUp}
      pressed={isLarge}
      withWords={withWords}
      onPress={toggle}
    />
  );
}

/** Follows the system until it is pressed for the first time. */
export function ThemeToggle({ withWords }: ToggleProps) {
  const stored = useStored('theme');
  const isDark =
    stored === 'dark' ||
    (stored === null && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  function toggle() {
    const theme = isDark ? 'light' : 'dark';
    writeStored('theme', theme);
    document.documentElement.dataset.theme = theme;
  }
  return (
    <Toggle
      label="Тёмная тема"
      icon={SunMoon}
      pressed={isDark}
      withWords={withWords}
      onPress={toggle}
    />
  );
}

interface ToggleButtonProps extends ToggleProps {
  label: string;
  icon: LucideIcon;
  pressed: boolean;
  onPress: () => void;
}

function Toggle({ label, icon: Icon, pressed, withWords, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      className={classes(
        'flex items-center gap-3 hover:bg-surface-soft noscript:hidden',
        withWords
          ? 'min-h-11 w-full rounded-control px-3 text-left'
          : 'size-11 justify-center rounded-full aria-pressed:bg-action-soft aria-pressed:text-on-action-soft',
      )}
    >
      <Icon aria-hidden className={withWords ? 'size-5 text-action' : 'size-6'} />
      {withWords && <span className="grow">{label}</span>}
      {withWords && pressed && <Check aria-hidden className="size-5 text-action" />}
    </button>
  );
}
