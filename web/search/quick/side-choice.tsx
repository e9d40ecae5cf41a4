import type { CardKind } from '#contract/categories.ts';

const sides = [
  { kind: 'resume', label: 'Ищу помощника' },
  { kind: 'vacancy', label: 'Ищу работу' },
] as const;

interface SideChoiceProps {
  value: CardKind;
  onChange: (kind: CardKind) => void;
}

/** Both sides of the market, one of which everything else is about. */
export function SideChoice({ value, onChange }: SideChoiceProps) {
  return (
    <fieldset className="flex gap-1 rounded-card bg-surface-soft p-1 large:max-sm:flex-col">
      <legend className="sr-only">Что вы ищете</legend>
      {sides.map(({ kind, label }) => (
        <label
          key={kind}
          className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control px-1 py-2 text-center font-semibold max-sm:text-sm hover:bg-surface has-checked:bg-surface has-checked:text-action has-checked:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="side"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
