import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#web/ui/controls/spinner.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { useSwitch, type SwitchState } from './use-switch.ts';

type SavedSwitchProps = {
  label: string;
  hint: ReactNode;
  value: boolean;
  save: (next: boolean) => Promise<unknown>;
};

export function SavedSwitch({ label, hint, value, save }: SavedSwitchProps) {
  const { isOn, change, ...rest } = useSwitch(value, save);
  return (
    <div>
      <Switch
        label={label}
        hint={hint}
        checked={isOn}
        onChange={(event) => void change(event.target.checked)}
      />
      <State {...rest} />
    </div>
  );
}

/** Takes no place until there is something to say; read out when it changes. */
function State({ state, problem }: Pick<SwitchState, 'state' | 'problem'>) {
  return (
    <output className="block text-sm">
      {problem && (
        <span className="flex items-start gap-1.5 font-medium text-error">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span>Не сохранено. {problem}</span>
        </span>
      )}
      {state === 'saving' && (
        <span className="flex items-center gap-1.5 text-muted">
          <Spinner className="size-4.5" />
          Сохраняем…
        </span>
      )}
      {state === 'saved' && (
        <span className="flex items-center gap-1.5 text-muted">
          <Check aria-hidden className="size-4.5 text-success" />
          Сохранено
        </span>
      )}
    </output>
  );
}
