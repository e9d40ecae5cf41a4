import { memo, useId } from 'react';
import { Choice } from '#web/ui/fields/choice.tsx';

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
  /** For a choice without a group. */
  onTick?: (isOn: boolean) => void;
  className?: string;
}

/** A tick goes up to the group, see `tickOf`: a list of hundreds is drawn anew only where it changes. */
const toGroup = () => undefined;

/** A box to tick, and how many cards it would leave. */
export const FilterChoice = memo(function FilterChoice(props: FilterChoiceProps) {
  const { filter, value, label, several, single, checked, count, isEmpty, onTick, className } =
    props;
  const id = useId();
  return (
    <Choice
      type={single ? 'radio' : 'checkbox'}
      name={several ? `${filter}[]` : filter}
      value={value}
      checked={checked}
      onChange={onTick ? ({ target }) => onTick(target.checked) : toGroup}
      className={className}
      aria-describedby={count ? id : undefined}
      label={isEmpty ? <span className="text-muted">{label}</span> : label}
      note={
        // A description, so that the name stays the same when the number changes.
        count && (
          <span id={id} aria-hidden className="choice-count">
            {count}
          </span>
        )
      }
    />
  );
});
