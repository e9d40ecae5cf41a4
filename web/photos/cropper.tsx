import type { ReactNode } from 'react';
import { CropBox, type CropBoxProps } from './crop-box.tsx';
import { narrowest, resizeFrame, widest } from './frame.ts';

type CropperProps = CropBoxProps & {
  /** How it will look where people see it. */
  previews: ReactNode;
};

/** The picture with a frame upon it, and a slider for those who would rather not pull at corners. */
export function Cropper({ previews, ...box }: CropperProps) {
  const { original, ratio, frame, onFrame } = box;
  const sheet = { width: original.width, height: original.height, ratio };
  const [least, most] = [narrowest(sheet), widest(sheet)];
  return (
    <div className="flex flex-col gap-5">
      <CropBox {...box} />
      <div className="flex items-end gap-5">
        <label className="flex min-w-0 grow flex-col gap-1 text-sm font-semibold">
          Крупнее
          <input
            type="range"
            min={0}
            max={100}
            disabled={least === most}
            value={Math.round(((most - frame.width) / (most - least || 1)) * 100)}
            onChange={({ currentTarget }) => {
              const share = Number(currentTarget.value) / 100;
              onFrame(resizeFrame(frame, sheet, most - share * (most - least)));
            }}
            className="h-11 w-full cursor-pointer"
          />
        </label>
        {previews}
      </div>
    </div>
  );
}
