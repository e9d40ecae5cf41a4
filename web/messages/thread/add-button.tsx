import { Plus } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { MenuButton } from './menu-button.tsx';

const look = 'mb-0.5 [&_svg]:text-action';

/** What can be sent besides words and files: a button for one thing, a menu for more. */
export function AddButton({ actions }: { actions: readonly MenuAction[] }) {
  const [only, ...others] = actions;
  if (only && others.length === 0) {
    const { label, icon, onPress } = only;
    return <IconButton label={label} icon={icon} onClick={onPress} className={look} />;
  }
  return (
    <MenuButton label="Встреча или адрес" icon={<Plus />} actions={actions} className={look} />
  );
}
