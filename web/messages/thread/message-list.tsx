import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/style/classes.ts';
import { dayWords } from '../time/clock.ts';
import { LineView, type LinesProps } from './line-view.tsx';
import type { Line } from './lines.ts';
import type { Day } from './timeline.ts';
import { useBottom } from './use-bottom.ts';
import { useReachedTop } from './use-reached-top.ts';

interface MessageListProps {
  days: readonly Day<Line>[];
  clock: { now: number; zone: number };
  /** What stands above the first message: where history goes on. */
  top: ReactNode;
  onTop: () => void;
  /** The last message is, or is not any more, in sight. */
  onBottom: (isThere: boolean) => void;
  /** What every line needs to be drawn. */
  lines: LinesProps;
}

/**
 * Scrolls from its end: the newest message is in sight before any script, when a keyboard opens and
 * when history comes in above.
 */
export function MessageList(props: MessageListProps) {
  const { days, clock, top, onTop, onBottom, lines: shared } = props;
  const { ownId } = shared;
  const lines = days.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
  const { box, content, isAtBottom, news, toBottom } = useBottom(lines, ownId, onBottom);
  const mark = useReachedTop(box, onTop);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <section
        ref={box}
        aria-label="Переписка"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys
        tabIndex={0}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-4"
      >
        <div ref={content} className="mx-auto w-full max-w-3xl px-3 py-4 sm:px-6">
          <div ref={mark} />
          {top}
          {days.map(({ day, groups }) => (
            <section key={day} aria-label={dayWords(day, clock.now, clock.zone)}>
              <p className="sticky top-2 z-10 my-3 flex justify-center">
                <span className="rounded-full border border-line bg-surface px-3 py-0.5 text-sm text-muted">
                  {dayWords(day, clock.now, clock.zone)}
                </span>
              </p>
              {groups.map((group) => (
                <ul
                  key={group.key}
                  className={classes(
                    'mb-3 flex flex-col gap-1',
                    group.authorId === ownId && 'items-end',
                    group.authorId === null && 'items-center',
                  )}
                >
                  {group.lines.map((line, at) => (
                    <li key={line.key} className="flex max-w-full flex-col">
                      <LineView {...shared} line={line} isLast={at === group.lines.length - 1} />
                    </li>
                  ))}
                </ul>
              ))}
            </section>
          ))}
        </div>
      </section>
      {!isAtBottom && (
        <button
          type="button"
          onClick={toBottom}
          aria-label={news > 0 ? `К новым сообщениям: ${news}` : 'К последнему сообщению'}
          className="absolute right-4 bottom-4 grid size-12 animate-fade place-items-center rounded-full border border-line bg-surface shadow-lift hover:bg-surface-soft"
        >
          <ArrowDown aria-hidden className="size-6" />
          {news > 0 && (
            <span
              aria-hidden
              className="numbers absolute -top-1.5 -right-1.5 min-w-6 rounded-full bg-action px-1.5 text-center text-sm font-semibold text-on-action"
            >
              {news}
            </span>
          )}
        </button>
      )}
    </div>
  );
}
