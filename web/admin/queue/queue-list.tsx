import { useEffect, useRef, type ComponentType, type KeyboardEvent } from 'react';
import { classes } from '#web/ui/style/classes.ts';
import type { Entry, Waiting } from './state.ts';
import { TakenMark } from './taken-mark.tsx';

interface QueueListProps<Item extends Waiting> {
  label: string;
  entries: Entry<Item>[];
  chosen: number | null;
  Row: ComponentType<{ item: Item }>;
  onChoose: (id: number) => void;
}

const row =
  'flex min-h-11 w-full flex-col gap-0.5 rounded-control border-l-4 border-transparent px-3 py-2 text-left ' +
  'hover:bg-surface-soft focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:bg-action-soft ' +
  'aria-[current]:text-on-action-soft';

export function QueueList<Item extends Waiting>(props: QueueListProps<Item>) {
  const { label, entries, chosen, Row, onChoose } = props;
  const box = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>(`[data-id="${chosen}"]`);
    if (current) showWithin(box.current?.parentElement, current);
  }, [chosen]);

  // Within the list the arrows walk, as people expect of a list.
  function walk(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + by];
    event.preventDefault();
    next?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrows of the buttons in it
    <ul ref={box} aria-label={label} onKeyDown={walk} className="flex flex-col gap-0.5 p-1.5">
      {entries.map(({ item, state }) => (
        <li key={item.id}>
          <button
            type="button"
            data-id={item.id}
            aria-current={item.id === chosen || undefined}
            onClick={() => onChoose(item.id)}
            className={classes(row, state === 'gone' && 'line-through')}
          >
            <Row item={item} />
            {item.taken && <TakenMark taken={item.taken} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the box alone: the page stays where it is. */
function showWithin(box: HTMLElement | null | undefined, row: HTMLElement): void {
  if (!box) return;
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
