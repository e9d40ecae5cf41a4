import { TextField } from '#web/ui/fields/text-field.tsx';
import type { Filters } from '#contract/search-filters.ts';
import type { ChangeFilters } from './filter-props.ts';
import { withFilter } from '../state/search-state.ts';

interface SumFieldProps {
  name: string;
  label: string;
  filters: Filters;
  onChange: ChangeFilters;
  suffix?: string;
  hint?: string | undefined;
  className?: string;
}

const digitsAtMost = 7;

/** A whole number of the address; without scripts the server passes over anything else. */
export function SumField({ name, filters, onChange, ...rest }: SumFieldProps) {
  const value = filters[name];
  return (
    <TextField
      {...rest}
      name={name}
      inputMode="numeric"
      pattern="\d*"
      maxLength={digitsAtMost}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '');
        onChange((before) => withFilter(before, name, digits));
      }}
    />
  );
}
