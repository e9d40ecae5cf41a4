import { Copy, ExternalLink } from 'lucide-react';
import type { RefObject } from 'react';
import { cardPath, type CardPage } from '#contract/cards.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import ActionMenu from '#web/ui/overlay/action-menu.tsx';
import { placesToShare } from './places-to-share.ts';

interface ShareMenuProps {
  card: CardPage;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export default function ShareMenu({ card, anchor, onClose }: ShareMenuProps) {
  const showSnackbar = useSnackbar();
  const url = location.origin + cardPath(card);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showSnackbar({ type: 'success', text: 'Ссылка скопирована' });
    } catch {
      showSnackbar({ type: 'error', text: `Не получилось скопировать. Вот ссылка: ${url}` });
    }
  }

  return (
    <ActionMenu
      label="Поделиться"
      anchor={anchor}
      onClose={onClose}
      actions={[
        { label: 'Скопировать ссылку', icon: <Copy aria-hidden />, onPress: () => void copy() },
        ...placesToShare(url, `${card.title}, ${card.city.name}`).map(({ label, href }) => ({
          label,
          icon: <ExternalLink aria-hidden />,
          onPress: () => void window.open(href, '_blank', 'noopener'),
        })),
      ]}
    />
  );
}
