import { NumberField } from '#web/ui/fields/number-field.tsx';
import type { Written } from './verdicts.ts';

interface SumFieldProps {
  sum: { label: string; hint: string };
  written: Written;
  onChange: (written: Written) => void;
}

/** Whole roubles, where a decision is about money; empty, it is the sum that is offered. */
export function SumField({ sum: { label, hint }, written, onChange }: SumFieldProps) {
  return (
    <NumberField
      label={label}
      hint={hint}
      digits={7}
      value={written.sum ?? null}
      onValueChange={(sum) => onChange({ ...written, sum })}
    />
  );
}
