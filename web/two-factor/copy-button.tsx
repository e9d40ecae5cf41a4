import { Copy } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said once it is done. */
  done: string;
  className?: string;
}

export function CopyButton({ text, label, done, className }: CopyButtonProps) {
  const showSnackbar = useSnackbar();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showSnackbar({ type: 'success', text: done });
    } catch {
      showSnackbar({
        type: 'error',
        text: 'Не получилось скопировать. Выделите и скопируйте сами',
      });
    }
  }
  return (
    <Button kind="quiet" size="small" className={className} onClick={() => void copy()}>
      <Copy aria-hidden className="size-5" />
      {label}
    </Button>
  );
}
