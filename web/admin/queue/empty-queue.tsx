import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';

interface EmptyQueueProps {
  top: RefObject<HTMLHeadingElement | null>;
  /** The last decision can still be taken back. */
  undo: ReactNode;
}

export function EmptyQueue({ top, undo }: EmptyQueueProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-10 text-center">
      <div className="h-48 w-full max-w-64">
        <Illustration name="rest" />
      </div>
      <h2 ref={top} tabIndex={-1} className="scroll-mt-40 text-2xl outline-none">
        Всё разобрано
      </h2>
      <p className="text-muted">Новое появится здесь само, обновлять страницу не нужно.</p>
      <div className="w-full text-left">{undo}</div>
      <Link to="/admin" className={buttonStyles({ kind: 'secondary' })}>
        К очередям
      </Link>
    </div>
  );
}
