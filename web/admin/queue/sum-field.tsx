import { NumberField } from '#web/ui/fields/number-field.tsx';
import type { DecisionDraft } from './verdicts.ts';

interface SumFieldProps {
  sum: { label: string; hint: string };
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
}

/** Whole roubles, where a decision is about money; empty, it is the sum that is offered. */
export function SumField({ sum: { label, hint }, draft, onChange }: SumFieldProps) {
  return (
    <NumberField
      label={label}
      hint={hint}
      digits={7}
      value={draft.sum ?? null}
      onValueChange={(sum) => onChange({ ...draft, sum })}
    />
  );
}
