import { Check } from 'lucide-react';

type IncludedListProps = { lines: readonly string[]; className?: string };

export function IncludedList({ lines, className }: IncludedListProps) {
  return (
    <div className={className}>
      <p className="font-semibold">Что входит в тариф:</p>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-action" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
