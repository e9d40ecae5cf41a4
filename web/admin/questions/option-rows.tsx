import { Plus, Trash2 } from 'lucide-react';
import { optionsAtMost } from '#contract/question-editing.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { movesOf } from '../order/moves.ts';
import type { OptionDraft } from './question-draft.ts';

interface OptionRowsProps {
  options: OptionDraft[];
  /** Cards by the choice that they have made. */
  chosen: Record<string, number>;
  errorsOf: (path: string) => string[];
  onChange: (options: OptionDraft[]) => void;
}

export function OptionRows({ options, chosen, errorsOf, onChange }: OptionRowsProps) {
  const change = (at: number, part: Partial<OptionDraft>) =>
    onChange(options.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Fieldset label="Варианты" error={errorsOf('options')[0]}>
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {options.map((option, at) => (
          <li key={option.value ?? `new ${at}`} className="flex flex-col gap-1 p-3">
            <div className="flex items-start gap-1">
              <TextField
                label={`Вариант ${at + 1}`}
                hideLabel
                className="min-w-0 grow"
                maxLength={80}
                value={option.label}
                error={errorsOf(`options.${at}.label`)[0]}
                onChange={({ target }) => change(at, { label: target.value })}
              />
              <MoveButtons
                name={option.label || `вариант ${at + 1}`}
                {...movesOf(options, at, onChange)}
              />
            </div>
            <OptionFate
              option={option}
              at={at}
              count={(option.value !== null && chosen[option.value]) || 0}
              onHide={(hidden) => change(at, { hidden })}
              onRemove={() => onChange(options.filter((_one, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      {options.length < optionsAtMost && (
        <div>
          <Button
            kind="secondary"
            size="small"
            onClick={() => onChange([...options, { value: null, label: '', hidden: false }])}
          >
            <Plus aria-hidden className="size-5" />
            Добавить вариант
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

interface OptionFateProps {
  option: OptionDraft;
  at: number;
  /** Cards that have chosen it. */
  count: number;
  onHide: (hidden: boolean) => void;
  onRemove: () => void;
}

/** One that somebody has chosen can be hidden; only one that nobody has goes away. */
function OptionFate({ option, at, count, onHide, onRemove }: OptionFateProps) {
  const name = option.label || `вариант ${at + 1}`;
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {option.value !== null && (
        <Choice
          type="checkbox"
          label={
            <>
              Больше не предлагать<span className="sr-only">: {name}</span>
            </>
          }
          checked={option.hidden}
          onChange={({ target }) => onHide(target.checked)}
        />
      )}
      {count > 0 ? (
        <p className="numbers text-sm text-muted">Выбрали: {count}</p>
      ) : (
        <IconButton label={`Удалить: ${name}`} icon={<Trash2 />} onClick={onRemove} />
      )}
    </div>
  );
}
