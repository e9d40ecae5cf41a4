import type { TextSource } from '#contract/text-editing.ts';

/** What can stand in braces: the requisites change in one place, and all texts with them. */
export function TextNames({ fillings }: Pick<TextSource, 'fillings'>) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-action">
        Что можно писать в фигурных скобках
      </summary>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
        {fillings.map(({ key, value }) => (
          <div key={key} className="grid gap-x-4 px-4 py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold [overflow-wrap:anywhere]">{`{{${key}}}`}</dt>
            <dd className="text-muted [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
