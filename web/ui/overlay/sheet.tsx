import { Overlay, type OverlayProps } from './overlay.tsx';

/** Long content, such as filters: nearly the whole of a phone, a panel at the right of a desktop. Load it lazily. */
export default function Sheet(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      placing="items-end justify-end pb-(--keyboard)"
      shape="h-[calc(100dvh-var(--keyboard)-1.5rem)] animate-slide-up rounded-t-card sm:h-dvh sm:max-w-md sm:animate-fade sm:rounded-none sm:rounded-l-card"
    />
  );
}
