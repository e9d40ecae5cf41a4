import type { ReactNode } from 'react';
import { useSaveAtOnce } from './save-at-once.ts';
import { SavedState } from './saved-state.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

type SavedSwitchProps = {
  label: string;
  hint: ReactNode;
  value: boolean;
  save: (next: boolean) => Promise<unknown>;
};

export function SavedSwitch({ label, hint, value: kept, save }: SavedSwitchProps) {
  const { value, change, ...rest } = useSaveAtOnce(kept, save);
  return (
    <div>
      <Switch
        label={label}
        hint={hint}
        checked={value}
        onChange={(event) => void change(event.target.checked)}
      />
      <SavedState {...rest} />
    </div>
  );
}
