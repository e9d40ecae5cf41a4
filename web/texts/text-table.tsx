import type { Span } from '#contract/text-blocks.ts';
import { TextSpans } from './text-spans.tsx';

interface TextTableProps {
  head: Span[][];
  rows: Span[][][];
}

const wordsOf = (spans: Span[] | undefined) => spans?.map(({ text }) => text).join('') ?? '';

/** Two columns fit a phone; of more, every row becomes a small card there, with its own names. */
export function TextTable({ head, rows }: TextTableProps) {
  return head.length <= 2 ? <Narrow head={head} rows={rows} /> : <Wide head={head} rows={rows} />;
}

function Narrow({ head, rows }: TextTableProps) {
  return (
    <table className="two-columns numbers my-6 w-full border-collapse text-left">
      <thead>
        <tr>
          {head.map((cell) => (
            <th
              key={wordsOf(cell)}
              scope="col"
              className="border-b border-line-strong py-2 pr-4 align-bottom text-sm font-semibold last:pr-0"
            >
              <TextSpans spans={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={wordsOf(row[0])}>
            {row.map((cell, at) => (
              <td
                key={wordsOf(head[at])}
                className="border-b border-line py-2.5 pr-4 align-top last:pr-0"
              >
                <TextSpans spans={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Wide({ head, rows }: TextTableProps) {
  return (
    <table className="my-6 w-full border-collapse text-left text-sm max-sm:block sm:wrap-break-word">
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
