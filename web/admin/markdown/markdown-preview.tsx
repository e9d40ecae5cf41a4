import { useEffect, useState } from 'react';
import type { Block } from '#contract/text-blocks.ts';
import { textEditingCalls } from '#contract/text-editing.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { type Slots, TextBlocks } from '#web/texts/text-blocks.tsx';

const pauseMs = 500;

/** Drawn by the server's own reading of Markdown, so that it cannot differ from the page. */
export function MarkdownPreview({ body }: { body: string }) {
  const api = useApi();
  const [blocks, setBlocks] = useState<Block[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function draw() {
      try {
        const answer = await api.call(textEditingCalls.preview, { body: { body } });
        if (!isCurrent) return;
        setBlocks(answer.blocks);
        setFailed(null);
      } catch (error) {
        if (!isCurrent) return;
        if (!(error instanceof ApiError)) throw error;
        setFailed(error.problem.detail);
      }
    }
    const timer = setTimeout(() => void draw(), pauseMs);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [api, body]);
  return (
    <section aria-labelledby="markdown-preview" className="min-w-0 xl:sticky xl:top-4">
      <h2 id="markdown-preview" className="text-lg">
        Как это увидят
      </h2>
      {failed && <p className="mt-1 text-error">{failed}</p>}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll it
        tabIndex={0}
        className="mt-2 rounded-card border border-line bg-surface p-4 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
      >
        {blocks.length > 0 ? (
          <TextBlocks blocks={blocks} slots={slotsIn(blocks)} />
        ) : (
          <p className="text-muted">
            {body.trim() ? 'Рисуем…' : 'Начните писать, и текст появится здесь.'}
          </p>
        )}
      </div>
    </section>
  );
}

/** The page itself shows its own part there: a form, a table, a drawing. */
function slotsIn(blocks: readonly Block[]): Slots {
  const names = blocks.flatMap((block) => (block.type === 'slot' ? [block.name] : []));
  return Object.fromEntries(
    names.map((name) => [
      name,
      <p
        key={name}
        className="my-4 rounded-control border border-dashed border-line-strong p-4 text-center text-sm text-muted"
      >
        Здесь страница показывает свою часть: {name}
      </p>,
    ]),
  );
}
