import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PhotoFrame, PhotoOriginal } from '#contract/photos.ts';
import { moveFrame, resizeFrame } from './frame.ts';

export type CropBoxProps = {
  original: PhotoOriginal;
  /** Of the frame, width to height. */
  ratio: number;
  /** The corners will be cut off. */
  isRound?: boolean | undefined;
  frame: PhotoFrame;
  onFrame: (frame: PhotoFrame) => void;
};

/** Corners by what stays where it is while they are pulled. */
const corners = [
  { still: { x: 1, y: 1 }, place: '-top-5.5 -left-5.5 cursor-nwse-resize' },
  { still: { x: 0, y: 1 }, place: '-top-5.5 -right-5.5 cursor-nesw-resize' },
  { still: { x: 1, y: 0 }, place: '-bottom-5.5 -left-5.5 cursor-nesw-resize' },
  { still: { x: 0, y: 0 }, place: '-right-5.5 -bottom-5.5 cursor-nwse-resize' },
];

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const sizes: Record<string, number> = { '+': 0.95, '=': 0.95, '-': 1.05 };

const percent = (share: number) => `${share * 100}%`;

/** The whole picture with the frame upon it: pulled by its middle, resized by its corners. */
export function CropBox({ original, ratio, isRound, frame, onFrame }: CropBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const sheet = { width: original.width, height: original.height, ratio };

  /** Follows one finger until it leaves; `apply` gets its way in shares of the picture. */
  function follow(event: PointerEvent, apply: (dx: number, dy: number) => PhotoFrame) {
    const area = box.current?.getBoundingClientRect();
    if (!area || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { pointerId, clientX, clientY } = event;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const end = () => listening.abort();
    const move = (now: globalThis.PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      onFrame(apply((now.clientX - clientX) / area.width, (now.clientY - clientY) / area.height));
    };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', end, options);
    window.addEventListener('pointercancel', end, options);
  }

  function press(event: KeyboardEvent) {
    const way = arrows[event.key];
    const scale = sizes[event.key];
    if (!way && scale === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.02;
    if (way) onFrame(moveFrame(frame, way[0] * step, way[1] * step));
    else if (scale !== undefined) onFrame(resizeFrame(frame, sheet, frame.width * scale));
  }

  return (
    <div className="flex justify-center overflow-hidden rounded-control bg-surface-soft">
      <div ref={box} className="relative overflow-hidden select-none">
        <img
          src={original.url}
          alt=""
          width={original.width}
          height={original.height}
          draggable={false}
          className="h-auto max-h-[42dvh] w-auto max-w-full"
        />
        <div
          className="absolute shadow-[0_0_0_200rem_rgb(0_0_0/0.55)]"
          style={{
            left: percent(frame.x),
            top: percent(frame.y),
            width: percent(frame.width),
            height: percent(frame.height),
          }}
        >
          <button
            type="button"
            aria-label="Рамка: стрелки двигают её, плюс и минус меняют размер"
            onKeyDown={press}
            onPointerDown={(event) => {
              event.currentTarget.focus({ preventScroll: true });
              follow(event, (dx, dy) => moveFrame(frame, dx, dy));
            }}
            className="absolute inset-0 cursor-move touch-none border-2 border-[white] focus-visible:-outline-offset-4"
          />
          {isRound && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-0 rounded-full border-2 border-dashed border-[white]"
            />
          )}
          {corners.map(({ still, place }) => (
            <span
              key={place}
              aria-hidden
              onPointerDown={(event) =>
                follow(event, (dx) =>
                  resizeFrame(frame, sheet, frame.width + (still.x === 0 ? dx : -dx), still),
                )
              }
              className={`absolute grid size-11 touch-none place-items-center ${place}`}
            >
              <span className="size-4 rounded-full border-2 border-[white] bg-[#0f5f57] shadow-soft" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
