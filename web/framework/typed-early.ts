import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Controlled<One extends Control> {
  value?: ComponentProps<'input'>['value'];
  onChange?: ((event: ChangeEvent<One>) => void) | undefined;
  ref?: Ref<One> | undefined;
}

/**
 * A page can be typed into, and chosen on, before it is hydrated. React leaves that in the field but
 * tells nobody, and takes it away with the next drawing; so it is told as a change as soon as the
 * field is hydrated.
 */
export function useTypedEarly<One extends Control>({ value, onChange, ref }: Controlled<One>) {
  const own = useRef<One>(null);
  useImperativeHandle(ref, () => own.current as One);
  const tell = useEffectEvent((control: One, early: string) => {
    if (value === undefined || own.current !== control || early === String(value)) return;
    control.value = early;
    onChange?.({ target: control, currentTarget: control } as ChangeEvent<One>);
  });
  useLayoutEffect(() => {
    const control = own.current;
    if (!control || value === undefined || control.value === String(value)) return;
    if (isUntouched(control)) return;
    const early = control.value;
    // One field after another, each knowing what the one before it has changed: a month and its
    // year, or two fields of one place of work, are parts of the same value.
    queueMicrotask(() => flushSync(() => tell(control, early)));
    // oxlint-disable-next-line react/exhaustive-deps -- only what stood there before the first drawing was typed early
  }, []);
  return own;
}

/**
 * A list whose value is none of its options shows the first of them, on a page that is drawn in the
 * browser as well; only what differs from what the page itself chose was chosen by hand.
 */
function isUntouched(control: Control): boolean {
  if (!('options' in control)) return false;
  const options = [...control.options];
  const own = options.find((one) => one.defaultSelected) ?? options.find((one) => !one.disabled);
  return control.selectedOptions[0] === own;
}
