import { ExternalLink, Link2 } from 'lucide-react';
import type { RefObject } from 'react';
import { cardPath, type CardPage } from '#contract/cards.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import ActionMenu from '#web/ui/overlay/action-menu.tsx';
import { shareTargets } from './share-targets.ts';

interface ShareMenuProps {
  card: CardPage;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export default function ShareMenu({ card, anchor, onClose }: ShareMenuProps) {
  const show = useSnackbar();
  const shared = { url: location.origin + cardPath(card), title: card.title };

  async function copy() {
    try {
      await navigator.clipboard.writeText(shared.url);
      show({ type: 'success', text: 'Ссылка скопирована' });
    } catch {
      show({ type: 'error', text: 'Не получилось скопировать. Ссылка — в адресной строке' });
    }
  }

  return (
    <ActionMenu
      label="Поделиться"
      anchor={anchor}
      onClose={onClose}
      actions={[
        { label: 'Скопировать ссылку', icon: <Link2 />, onPress: () => void copy() },
        ...shareTargets.map(({ label, hrefOf }) => ({
          label,
          icon: <ExternalLink />,
          onPress: () => void window.open(hrefOf(shared), '_blank', 'noopener'),
        })),
      ]}
    />
  );
}
