import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface ContactLineProps {
  icon: ReactNode;
  href: string;
  text: ReactNode;
  /** What the button copies: the bare number, without blanks. */
  copied: string;
  /** What the button is called. */
  label: string;
}

/** A phone or an address: press to call or write, or copy it. */
export function ContactLine({ icon, href, text, copied, label }: ContactLineProps) {
  const showSnackbar = useSnackbar();

  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      showSnackbar({ type: 'success', text: 'Скопировано' });
    } catch {
      showSnackbar({
        type: 'error',
        text: 'Не получилось скопировать. Выделите и скопируйте сами',
      });
    }
  }

  return (
    <div className="flex items-center gap-2 rounded-card border border-line-strong py-1.5 pr-2 pl-4">
      <span aria-hidden className="text-action [&_svg]:size-6">
        {icon}
      </span>
      <a
        href={href}
        className="numbers flex min-h-11 min-w-0 grow items-center text-lg font-semibold sm:text-xl [overflow-wrap:anywhere] text-action hover:underline"
      >
        {text}
      </a>
      <IconButton label={label} icon={<Copy />} onClick={() => void copy()} />
    </div>
  );
}
