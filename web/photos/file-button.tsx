import { useId, type ReactNode } from 'react';
import { classes } from '#web/ui/style/classes.ts';

/** For `accept`. Named one by one: an iPhone then sends its photos as JPEG. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  capture?: 'user';
  className: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** The look of a button over the browser's own field, which keeps the focus and the keys. */
export function FileButton({ className, onFiles, children, ...input }: FileButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes(
        'flex cursor-pointer items-center justify-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was taken away.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
