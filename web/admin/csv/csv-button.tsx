import { Button } from '#web/ui/controls/button.tsx';

interface CsvButtonProps {
  /** Without its ending. */
  name: string;
  /** Asked for when it is pressed. */
  text: () => string;
  /** What is in it, for whoever does not see where it stands. */
  label?: string;
  size?: 'small' | 'medium';
}

/** Takes along what the page shows: without scripts there is nothing to press. */
export function CsvButton({ name, text, label, size = 'medium' }: CsvButtonProps) {
  return (
    <Button
      kind="quiet"
      size={size}
      className="shrink-0 whitespace-nowrap noscript:hidden"
      aria-label={label && `Скачать CSV: ${label}`}
      onClick={() => save(name, text())}
    >
      {label ? 'CSV' : 'Скачать CSV'}
    </Button>
  );
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
