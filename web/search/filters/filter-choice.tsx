import { memo, useId } from 'react';
import { Choice } from '#web/ui/fields/choice.tsx';
import { classes } from '#web/ui/style/classes.ts';

interface FilterChoiceProps {
  /** As the search spells it. */
  filter: string;
  value: string;
  label: string;
  /** One of several values of its filter. */
  several?: boolean;
  /** One value at a time. */
  single?: boolean;
  checked: boolean;
  /** How many cards it would leave; empty: not known. */
  count: string;
  /** It would leave none. */
  isEmpty: boolean;
}

/** A tick goes up to the group, see `tickOf`: a list of hundreds is drawn anew only where it changes. */
const toGroup = () => undefined;

/** A box to tick, and how many cards it would leave. */
export const FilterChoice = memo(function FilterChoice(props: FilterChoiceProps) {
  const { filter, value, label, several, single, checked, count, isEmpty } = props;
  const id = useId();
  return (
    <Choice
      type={single ? 'radio' : 'checkbox'}
      name={several ? `${filter}[]` : filter}
      value={value}
      checked={checked}
      onChange={toGroup}
      aria-describedby={count ? id : undefined}
      label={
        <span className="flex gap-3">
          <span className={classes('min-w-0 grow', isEmpty && 'text-muted')}>{label}</span>
          {/* A description, so that the name stays the same when the number changes. */}
          <span id={id} aria-hidden className="numbers shrink-0 text-sm leading-6.5 text-muted">
            {count}
          </span>
        </span>
      }
    />
  );
});
