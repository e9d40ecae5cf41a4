import { useEffect, useRef, useState } from 'react';
import { photoBytesAtMost } from '#contract/photos.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { faultOf } from './file-fault.ts';
import { shrink } from './shrink.ts';

export interface PictureUpload {
  /** Of the file itself, for showing it meanwhile. */
  preview: string;
  /** How much of it has left, from 0 to 1. */
  share: number;
}

/** `file` is there when the fault is not its own, so that it may be sent again. */
interface Failure {
  text: string;
  file: File | null;
}

interface Progress {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** A picture on its way to the server, by the call of a room, and what became of it. */
export function usePictureUpload(sendBody: (body: Blob, progress: Progress) => Promise<void>) {
  const [sending, setSending] = useState<PictureUpload | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** True when it has arrived. */
  async function send(file: File): Promise<boolean> {
    const text = faultOf(file);
    setFailure(text === null ? null : { text, file: null });
    if (text !== null) return false;
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const preview = URL.createObjectURL(file);
    setSending({ preview, share: 0 });
    try {
      await sendBytes(file, preview, control.signal);
      return true;
    } catch (error) {
      if (control.signal.aborted) return false;
      setFailure(failureOf(error, file));
      return false;
    } finally {
      URL.revokeObjectURL(preview);
      if (running.current === control) setSending(null);
    }
  }

  async function sendBytes(file: File, preview: string, signal: AbortSignal): Promise<void> {
    const body = await shrink(file);
    signal.throwIfAborted();
    if (body.size > photoBytesAtMost) throw new TooLarge();
    const onProgress = (share: number) => setSending({ preview, share });
    await sendBody(body, { signal, onProgress });
  }

  return { sending, failure, send, cancel: () => running.current?.abort() };
}

class TooLarge extends Error {}

function failureOf(error: unknown, file: File): Failure {
  if (error instanceof TooLarge)
    return { text: 'Файл больше 10 МБ. Выберите файл поменьше', file: null };
  if (!(error instanceof ApiError)) throw error;
  const { status, detail } = error.problem;
  const mayRepeat = error.isNetworkFailure || status === 429 || status >= 500;
  return { text: detail, file: mayRepeat ? file : null };
}
