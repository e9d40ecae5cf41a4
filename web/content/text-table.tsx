import type { Span } from '#contract/text-blocks.ts';
import { TextSpans } from './text-spans.tsx';

interface TextTableProps {
  head: Span[][];
  rows: Span[][][];
}

const wordsOf = (spans: Span[] | undefined) => spans?.map(({ text }) => text).join('') ?? '';

/** A table where there is room for one; on a phone every row is a small card with its own names. */
export function TextTable({ head, rows }: TextTableProps) {
  return (
    <table className="my-6 w-full border-collapse text-left text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((cell) => (
            <th
              key={wordsOf(cell)}
              scope="col"
              className="border-b border-line-strong px-3 py-2 align-bottom font-semibold first:pl-0 last:pr-0"
            >
              <TextSpans spans={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={wordsOf(row[0])}
            className="break-inside-avoid max-sm:block max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-4"
          >
            {row.map((cell, at) => (
              <td
                key={wordsOf(head[at])}
                className="align-top max-sm:block max-sm:not-first:mt-2 sm:border-b sm:border-line sm:px-3 sm:py-3 sm:first:pl-0 sm:last:pr-0 max-sm:first:font-semibold"
              >
                {at > 0 && (
                  <span aria-hidden className="block text-xs text-muted sm:hidden">
                    {wordsOf(head[at])}
                  </span>
                )}
                <TextSpans spans={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
