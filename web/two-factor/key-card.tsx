import { useEffect, useRef } from 'react';
import type { Qr } from '#web/ui/display/qr.ts';
import { quietButton } from '#web/session/codes/quiet-button.ts';
import { CopyButton } from './copy-button.tsx';

export interface AppKey {
  key: string;
  uri: string;
  qr: Qr;
}

/**
 * One for the camera, one for the keyboard, and a link where the app is on this very phone. It takes the
 * place of the button that was pressed, and the focus with it.
 */
export function KeyCard({ appKey: { key, uri, qr } }: { appKey: AppKey }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
      <svg
        data-qr=""
        aria-hidden
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-56 shrink-0 self-center rounded-card border border-line bg-white sm:self-start"
      >
        <path d={qr.path} fill="black" />
      </svg>
      <div ref={words} tabIndex={-1} className="min-w-0 outline-none">
        <p>Отсканируйте код приложением. Если не получается, введите в нём этот ключ:</p>
        <p className="mt-3 font-mono text-lg font-semibold tracking-wide break-words">
          {groupsOf(key)}
        </p>
        <div className="mt-1 flex flex-col items-start">
          <CopyButton
            className="-ml-4"
            text={key}
            label="Скопировать ключ"
            done="Ключ скопирован"
          />
          <a href={uri} className={`inline-flex items-center sm:hidden ${quietButton}`}>
            Открыть в приложении
          </a>
        </div>
      </div>
    </div>
  );
}

/** By four, so that nobody loses the place while typing. */
const groupsOf = (key: string) => (key.match(/.{1,4}/g) ?? []).join(' ');
