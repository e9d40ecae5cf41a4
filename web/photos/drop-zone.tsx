import { useState, type DragEvent, type ReactNode } from 'react';
import { classes } from '#web/ui/style/classes.ts';

type DropZoneProps = { onDrop: (files: File[]) => void; children: ReactNode };

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dragged from a folder; the button inside does the same without a mouse. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);

  function hover(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      }}
      className={classes(
        '-m-2 rounded-card p-2 outline-2 -outline-offset-2 transition-colors',
        over ? 'bg-action-soft outline-action outline-dashed' : 'outline-transparent',
      )}
    >
      {children}
    </div>
  );
}
