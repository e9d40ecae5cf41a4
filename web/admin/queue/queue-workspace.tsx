import { ChevronDown, CircleHelp, WifiOff } from 'lucide-react';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useBottomBar } from '#web/lib/browser/use-bottom-bar.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { QueueName } from '#contract/queues.ts';
import { sections } from '../sections.ts';
import { UndoBar } from '../undo/undo-bar.tsx';
import type { QueueCalls, QueuePage } from './calls.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { EmptyQueue } from './empty-queue.tsx';
import { queueKeys } from './queue-keys.ts';
import { QueueList } from './queue-list.tsx';
import type { Waiting } from './state.ts';
import { TakeLine } from './take-line.tsx';
import { useQueueWorkspace } from './use-queue-workspace.ts';
import type { Verdicts } from './verdicts.ts';
import { WalkButtons } from './walk-buttons.tsx';

const KeysDialog = lazyPart(() => import('../keys/keys-dialog.tsx'));

interface QueueWorkspaceProps<Item extends Waiting, Decision> {
  queue: QueueName;
  calls: QueueCalls<Item, Decision>;
  loaded: QueuePage<Item>;
  verdicts: Verdicts<Item, Decision>;
  /** Where they are called in another way for some. */
  verdictsOf?: (item: Item) => Verdicts<Item, Decision>;
  titleOf: (item: Item) => string;
  /** Its line in the queue. */
  Row: ComponentType<{ item: Item }>;
  /** Stands below the heading of the chosen one. */
  View: ComponentType<{ item: Item }>;
}

/** Below the text on a narrow screen, beside it on a wide one. */
const panel =
  'z-10 flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3 max-xl:shadow-lift ' +
  'lg:col-start-2 xl:sticky xl:top-4 xl:col-start-3 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto xl:p-4';

/** A queue at the left, what is to be judged beside it, and the decision in sight all the time. */
export function QueueWorkspace<Item extends Waiting, Decision extends { decision: string }>(
  props: QueueWorkspaceProps<Item, Decision>,
) {
  const { queue, calls, loaded, titleOf, Row, View } = props;
  const { label: title } = sections[queue];
  const [showsKeys, setShowsKeys] = useState(false);
  const onKeysAsked = () => setShowsKeys(true);
  const top = useRef<HTMLHeadingElement>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useBottomBar('(width < 80rem)', bar);
  const workspace = useQueueWorkspace({
    queue,
    calls,
    loaded,
    verdictsOf: (item) => props.verdictsOf?.(item) ?? props.verdicts,
    titleOf,
    onKeysAsked,
    top,
  });
  const { entry, entries } = workspace;
  const verdicts = (entry && props.verdictsOf?.(entry.item)) ?? props.verdicts;
  const undo = <UndoBar list={workspace.undoable} onUndo={(one) => void workspace.undo(one)} />;
  const list = (
    <QueueList
      label={title}
      entries={entries}
      chosen={entry?.item.id ?? null}
      Row={Row}
      onChoose={workspace.choose}
    />
  );

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl">{title}</h1>
        {workspace.waiting > 0 && (
          <Badge className="numbers max-sm:hidden">{workspace.waiting}</Badge>
        )}
        <div className="ml-auto flex items-center">
          {entry && (
            <WalkButtons at={workspace.at} of={workspace.waiting} onStep={workspace.walk} />
          )}
          <IconButton
            label="Клавиши"
            icon={<CircleHelp />}
            onClick={onKeysAsked}
            className="pointer-coarse:hidden"
          />
        </div>
      </header>
      {workspace.isStale && <StaleLine />}
      <output className="sr-only">{workspace.said}</output>
      {entry ? (
        <div className="mt-3 grid items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_20rem] xl:gap-5">
          <details className="rounded-card border border-line bg-surface lg:hidden">
            <summary className="flex min-h-11 items-center justify-between gap-2 rounded-card px-4 font-semibold">
              Очередь
              <ChevronDown aria-hidden className="size-5 text-muted" />
            </summary>
            <div className="max-h-72 overflow-y-auto border-t border-line">{list}</div>
          </details>
          <aside
            aria-label="Очередь"
            className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-surface lg:block"
          >
            {list}
          </aside>
          <article className="min-w-0 scroll-mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h2 ref={top} tabIndex={-1} className="text-2xl outline-none">
                {titleOf(entry.item)}
              </h2>
              {entry.state === 'open' && verdicts.closed === undefined && (
                <TakeLine taken={entry.item.taken} onToggle={workspace.toggleTaken} />
              )}
            </div>
            <View item={entry.item} />
          </article>
          <section
            ref={setBar}
            aria-label="Решение"
            className={classes(panel, !workspace.verdictKind && 'max-xl:sticky max-xl:bottom-0')}
          >
            <DecisionPanel
              key={entry.item.id}
              item={entry.item}
              isGone={entry.state === 'gone'}
              verdicts={verdicts}
              problem={workspace.problems[entry.item.id] ?? null}
              draft={workspace.draft}
              verdictKind={workspace.verdictKind}
              isBegun={workspace.isBegun}
              onDraft={workspace.saveDraft}
              onAccept={workspace.accept}
              onWrite={workspace.write}
              onSend={workspace.send}
              onCancel={workspace.cancel}
            />
            {undo}
          </section>
        </div>
      ) : (
        <EmptyQueue top={top} undo={undo} />
      )}
      {showsKeys && (
        <Suspense>
          <KeysDialog keys={queueKeys(verdicts)} onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </>
  );
}

function StaleLine() {
  return (
    <p className="mt-2 flex items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm">
      <WifiOff aria-hidden className="size-4.5 shrink-0 text-warning" />
      Список не обновился: нет связи с сервером. Попробуем ещё раз через полминуты.
    </p>
  );
}
