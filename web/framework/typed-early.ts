import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Controlled<One extends Control> {
  value?: ComponentProps<'input'>['value'];
  onChange?: ((event: ChangeEvent<One>) => void) | undefined;
  ref?: Ref<One> | undefined;
}

/**
 * A page can be typed into before it is hydrated. React leaves that text in the field but tells nobody,
 * and takes it away with the next drawing; so it is told as a change as soon as the field is hydrated.
 */
export function useTypedEarly<One extends Control>({ value, onChange, ref }: Controlled<One>) {
  const own = useRef<One>(null);
  useImperativeHandle(ref, () => own.current as One);
  const tell = useRef(() => {
    const control = own.current;
    if (!control || value === undefined || control.value === String(value)) return;
    onChange?.({ target: control, currentTarget: control } as ChangeEvent<One>);
  });
  useLayoutEffect(() => tell.current(), []);
  return own;
}
