import { writeStored } from '#web/lib/browser/local-storage.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { keysSetting, useKeysOn } from './use-keys.ts';

/** Keys that do the same thing, and what it is. */
export type KeyLine = [caps: string[], words: string];

interface KeysDialogProps {
  keys: KeyLine[];
  onClose: () => void;
}

const cap =
  'inline-block min-w-8 rounded-sm border border-line-strong bg-surface-soft px-2 py-0.5 text-center font-sans text-sm font-semibold';

/** What the keys do; all of it can be pressed too. */
export default function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const isOn = useKeysOn();
  return (
    <Dialog open title="Клавиши" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([caps, words]) => (
          <div key={words} className="contents">
            <dt className="flex gap-1.5">
              {caps.map((one) => (
                <kbd key={one} className={cap}>
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">Раскладка может быть любой: русская или латинская.</p>
      <Switch
        className="mt-2"
        label="Решать клавишами"
        checked={isOn}
        onChange={(event) => writeStored(keysSetting, event.target.checked ? null : 'off')}
      />
    </Dialog>
  );
}
