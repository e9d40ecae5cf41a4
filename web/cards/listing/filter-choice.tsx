import { useId } from 'react';
import { Choice } from '#web/ui/choice.tsx';
import { classes } from '#web/ui/classes.ts';
import type { CommonFilterProps } from './filter-props.ts';
import { isEmptyOption, optionCountText } from './option-count.ts';

interface FilterChoiceProps extends Pick<CommonFilterProps, 'counts'> {
  /** As the search spells it. */
  filter: string;
  value: string;
  label: string;
  /** One of several values of its filter. */
  several?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, and how many cards it would leave. */
export function FilterChoice(props: FilterChoiceProps) {
  const { filter, value, label, several = false, checked, counts, onChange } = props;
  const id = useId();
  const count = optionCountText(counts, filter, value);
  const isEmpty = isEmptyOption(counts, filter, value);
  return (
    <Choice
      type="checkbox"
      name={several ? `${filter}[]` : filter}
      value={value}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
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
}
