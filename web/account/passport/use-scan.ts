import { useEffect, useRef, useState } from 'react';
import { photoBytesAtMost } from '#contract/photos.ts';
import { faultOf } from '#web/photos/file-fault.ts';
import { shrink } from '#web/photos/shrink.ts';

interface ChosenScan {
  body: Blob;
  /** Of what will be sent; it leaves this browser only when asked to. */
  preview: string;
}

export interface Scan {
  chosen: ChosenScan | null;
  /** Why the file that was tried last cannot be one. */
  fault: string | null;
  choose: (file: File) => Promise<void>;
}

/** A picture that stays here until everything is sent. */
export function useScan(): Scan {
  const [chosen, setChosen] = useState<ChosenScan | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const preview = useRef<string>(null);
  const latest = useRef<File>(null);
  useEffect(() => () => forget(preview.current), []);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    const foreign = faultOf(file);
    setFault(foreign);
    if (foreign !== null) return;
    const body = await shrink(file);
    if (latest.current !== file) return;
    if (body.size > photoBytesAtMost) {
      setFault('Файл больше 10 МБ. Выберите файл поменьше');
      return;
    }
    forget(preview.current);
    preview.current = URL.createObjectURL(body);
    setChosen({ body, preview: preview.current });
  }

  return { chosen, fault, choose };
}

function forget(preview: string | null): void {
  if (preview !== null) URL.revokeObjectURL(preview);
}
