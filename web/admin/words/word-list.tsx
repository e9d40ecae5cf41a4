import { X } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

interface WordListProps {
  label: string;
  words: { key: string; said: string; instead?: string }[];
  empty: string;
  onRemove: (key: string) => void;
}

export function WordList({ label, words, empty, onRemove }: WordListProps) {
  if (words.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {words.map(({ key, said, instead }) => (
        <li key={key} className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-medium">{said}</span>
            {instead !== undefined && (
              <span className="text-muted"> → {instead || 'ничего не значит'}</span>
            )}
          </p>
          <IconButton label={`Убрать «${said}»`} icon={<X />} onClick={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
}
