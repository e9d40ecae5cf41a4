import { Check, MessageSquareText, TriangleAlert, X } from 'lucide-react';
import type { Problem } from '#contract/errors.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { KeyCap } from '../keys/key-cap.tsx';
import { WordsForm } from './words-form.tsx';
import type { Waiting } from './state.ts';
import type { DecisionDraft, Verdicts, VerdictKind } from './verdicts.ts';

interface DecisionPanelProps<Item extends Waiting, Decision> {
  item: Item;
  isGone: boolean;
  verdicts: Verdicts<Item, Decision>;
  /** What became of the last try. */
  problem: Problem | null;
  draft: DecisionDraft;
  /** For which words are being written. */
  verdictKind: VerdictKind | null;
  isBegun: (verdictKind: VerdictKind) => boolean;
  onDraft: (draft: DecisionDraft) => void;
  onAccept: () => void;
  onWrite: (verdictKind: VerdictKind) => void;
  onSend: () => void;
  onCancel: () => void;
}

const verdictButtons = [
  { verdictKind: 'warn', keyCap: 'W', Icon: TriangleAlert, tone: 'text-warning' },
  { verdictKind: 'refuse', keyCap: 'R', Icon: X, tone: 'text-error' },
  { verdictKind: 'answer', keyCap: 'E', Icon: MessageSquareText, tone: 'text-action' },
] as const;

export function DecisionPanel<Item extends Waiting, Decision>(
  props: DecisionPanelProps<Item, Decision>,
) {
  const { item, isGone, verdicts, problem, draft, verdictKind } = props;
  const { accept, answer } = verdicts;
  const verdict = verdictKind && verdicts[verdictKind];
  const gone = isGone && (
    <output className="rounded-card bg-warning-soft p-3">
      Здесь решать больше нечего: владелец забрал её или решение уже принято.
    </output>
  );
  if (gone && !verdict) return gone;
  if (verdicts.closed !== undefined) return <Note tone="info">{verdicts.closed}</Note>;
  return (
    <>
      {gone}
      <FormProblem problem={problem} />
      {verdict ? (
        <WordsForm
          key={verdictKind}
          verdictKind={verdictKind}
          title={verdict.title}
          hint={verdict.hint}
          label={verdict.label}
          quick={verdict.quick}
          place={verdict.place}
          fields={verdict.fieldsOf?.(item) ?? []}
          sum={verdict.sumOf?.(item) ?? null}
          draft={draft}
          isOver={isGone}
          onChange={props.onDraft}
          onSend={props.onSend}
          onCancel={props.onCancel}
        />
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:flex sm:flex-wrap xl:flex-col">
          <Button
            size="small"
            className={classes('grow', answer && 'max-sm:col-span-full')}
            onClick={props.onAccept}
          >
            <Check aria-hidden className="size-5 shrink-0" />
            {accept.label}
            <KeyCap>A</KeyCap>
          </Button>
          {verdictButtons.map(
            ({ verdictKind: next, keyCap, Icon, tone }) =>
              verdicts[next] && (
                <Button
                  key={next}
                  size="small"
                  kind="secondary"
                  className={classes('grow max-sm:px-2', next === 'warn' && 'max-sm:col-span-full')}
                  onClick={() => props.onWrite(next)}
                >
                  <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />
                  {verdicts[next].label}…
                  {props.isBegun(next) && (
                    <span className="text-sm font-normal text-muted">начато</span>
                  )}
                  <KeyCap>{keyCap}</KeyCap>
                </Button>
              ),
          )}
        </div>
      )}
    </>
  );
}
