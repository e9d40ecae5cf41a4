import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import {
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { selectAll } from './select-all.ts';
import { controlStyles, FieldLabel, type FieldWords } from './field-frame.tsx';
import { InRussian } from '../overlay/in-russian.tsx';
import { useTypedEarly } from '#web/framework/typed-early.ts';

type ComboboxItem = { id: string; label: string; hint?: string | undefined };

type ComboboxProps = FieldWords & {
  items: readonly ComboboxItem[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  text: string;
  /** The text of the chosen one: whoever comes back to it writes another one over it. */
  chosenText?: string | undefined;
  /** Looks for the items that fit: nothing is filtered here. */
  onTextChange: (text: string) => void;
  loading: boolean;
  placeholder?: string | undefined;
  /** Shown instead of the list when nothing fits. */
  nothing: ReactNode;
};

/** A choice from a long list by typing. Heavy: not for the pages of guests. */
export function Combobox(props: ComboboxProps) {
  const { items, selected, onSelect, text, onTextChange, loading, placeholder, nothing } = props;
  const { label, hint, error, optional, hideLabel, chosenText } = props;
  const control = useTypedEarly<HTMLInputElement>({
    value: text,
    onChange: ({ target }) => onTextChange(target.value),
  });
  return (
    <InRussian>
      <ComboBox
        items={items}
        inputValue={text}
        onInputChange={onTextChange}
        selectedKey={selected}
        onSelectionChange={(key) => onSelect(key === null ? null : String(key))}
        isInvalid={Boolean(error)}
        allowsEmptyCollection
        menuTrigger="focus"
        className="flex flex-col gap-1.5"
      >
        <Label className={hideLabel ? 'contents' : 'font-semibold'}>
          <FieldLabel label={label} optional={optional} hideLabel={hideLabel} />
        </Label>
        <div className="relative">
          <Input
            ref={control}
            placeholder={placeholder}
            // The list moves a focus of its own, and tells it here as well.
            onClick={({ currentTarget }) =>
              currentTarget.value === chosenText && currentTarget.select()
            }
            onFocus={(event) => event.isTrusted && selectAll(event.currentTarget)}
            className={`${controlStyles} pr-12`}
          />
          <Button className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-control text-muted">
            <ChevronDown aria-hidden className="size-5" />
          </Button>
        </div>
        {hint && (
          <Text slot="description" className="text-sm text-muted">
            {hint}
          </Text>
        )}
        <FieldError className="flex gap-1.5 text-sm font-medium text-error">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span>{error}</span>
        </FieldError>
        {/* The list scrolls, not its frame: else the box moves the page to the chosen one, which closes the list. */}
        <Popover
          maxHeight={330}
          className="flex w-(--trigger-width) animate-fade flex-col overflow-hidden rounded-card border border-line bg-surface p-1 shadow-lift"
        >
          <ListBox<ComboboxItem>
            className="min-h-0 overflow-auto outline-none"
            renderEmptyState={() => <p className="p-3 text-muted">{loading ? 'Ищем…' : nothing}</p>}
          >
            {(item) => (
              <ListBoxItem
                id={item.id}
                textValue={item.label}
                className="group flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-2 outline-none data-focused:bg-action-soft"
              >
                <span className="flex min-w-0 grow flex-col">
                  {item.label}
                  {item.hint && <span className="text-sm text-muted">{item.hint}</span>}
                </span>
                <Check
                  aria-hidden
                  className="hidden size-5 text-action group-data-selected:block"
                />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </InRussian>
  );
}
