import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { classes } from '../style/classes.ts';
import { Choice } from './choice.tsx';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';

type ChoiceOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type GroupProps<Value extends string> = Omit<FieldsetProps, 'children'> & {
  name?: string | undefined;
  options: readonly ChoiceOption<Value>[];
  /** `cards` for the few choices that matter; `columns` for a long list of short ones; `pair` for yes and no. */
  look?: 'rows' | 'columns' | 'cards' | 'pair' | undefined;
};

const looks = {
  rows: 'flex flex-col',
  columns:
    'flex flex-wrap gap-x-1 gap-y-1.5 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] sm:gap-x-6 sm:gap-y-0',
  pair: 'flex flex-wrap gap-x-10',
  cards: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3',
};

type CheckboxGroupProps<Value extends string = string> = GroupProps<Value> & {
  value?: readonly Value[] | undefined;
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: Value[]) => void) | undefined;
  /** A phone shows so many at first, and what is ticked; all of them at a press. */
  foldAfter?: number | undefined;
};

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { name, options, look = 'rows', value, defaultValue, onValueChange, ...rest } = props;
  const { foldAfter = options.length, ...words } = rest;
  const [isFolded, setFolded] = useState(foldAfter < options.length);
  const list = useRef<HTMLDivElement>(null);

  function unfold() {
    flushSync(() => setFolded(false));
    list.current?.querySelectorAll('input')[foldAfter]?.focus({ preventScroll: true });
  }

  // In the order of the options, so that the same answer is always the same list.
  function toggle(changed: Value, on: boolean) {
    const chosen = options.map((option) => option.value);
    onValueChange?.(chosen.filter((one) => (one === changed ? on : value?.includes(one))));
  }

  return (
    <Fieldset {...words}>
      <div ref={list} className={looks[look]}>
        {options.map((option, at) => (
          <Choice
            {...option}
            key={option.value}
            type="checkbox"
            className={isFolded && at >= foldAfter ? 'max-sm:not-has-checked:hidden' : undefined}
            name={name}
            card={look === 'cards'}
            pill={look === 'columns'}
            checked={value?.includes(option.value)}
            defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
        {isFolded && (
          <Button kind="quiet" className="sm:hidden" onClick={unfold}>
            Ещё {options.length - foldAfter}
          </Button>
        )}
      </div>
    </Fieldset>
  );
}

type RadioGroupProps<Value extends string = string> = GroupProps<Value> & {
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, options, look = 'rows', value, defaultValue, onValueChange, ...words } = props;
  const made = useId();
  return (
    <Fieldset {...words}>
      <div className={classes(looks[look])}>
        {options.map((option) => (
          <Choice
            {...option}
            key={option.value}
            type="radio"
            name={name ?? made}
            card={look === 'cards'}
            pill={look === 'columns'}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
