import { Check, X } from 'lucide-react';
import type { Problem } from '#contract/errors.ts';
import { FormProblem } from '#web/lib/form-problem.tsx';
import { Button } from '#web/ui/button.tsx';
import { KeyCap } from './key-cap.tsx';
import { RefusalForm } from './refusal-form.tsx';
import type { Waiting } from './state.ts';
import type { Refusal, Verdicts } from './verdicts.ts';

interface DecisionPanelProps<Item extends Waiting, Decision> {
  item: Item;
  isGone: boolean;
  verdicts: Verdicts<Item, Decision>;
  /** What became of the last try. */
  problem: Problem | null;
  refusal: Refusal;
  isRefusing: boolean;
  onRefusal: (refusal: Refusal) => void;
  onAccept: () => void;
  onRefuse: () => void;
  onSend: () => void;
  onCancel: () => void;
}

export function DecisionPanel<Item extends Waiting, Decision>(
  props: DecisionPanelProps<Item, Decision>,
) {
  const { item, isGone, verdicts, problem, refusal, isRefusing } = props;
  const { accept, refuse } = verdicts;
  if (isGone) {
    return (
      <p className="rounded-card bg-warning-soft p-3">
        Здесь решать больше нечего: владелец забрал её или решение уже принято.
      </p>
    );
  }
  return (
    <>
      <FormProblem problem={problem} />
      {isRefusing ? (
        <RefusalForm
          title={refuse.title}
          hint={refuse.hint}
          label={refuse.label}
          quick={refuse.quick}
          fields={refuse.fieldsOf?.(item) ?? []}
          refusal={refusal}
          onChange={props.onRefusal}
          onSend={props.onSend}
          onCancel={props.onCancel}
        />
      ) : (
        <div className="flex gap-2 xl:flex-col large:max-sm:flex-col">
          <Button size="small" className="grow" onClick={props.onAccept}>
            <Check aria-hidden className="size-5 shrink-0" />
            {accept.label}
            <KeyCap>A</KeyCap>
          </Button>
          <Button size="small" kind="secondary" className="grow" onClick={props.onRefuse}>
            <X aria-hidden className="size-5 shrink-0 text-error" />
            {refuse.label}…<KeyCap>R</KeyCap>
          </Button>
        </div>
      )}
    </>
  );
}
