import { EllipsisVertical } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

const ActionMenu = lazyPart(() => import('#web/ui/overlay/action-menu.tsx'));

interface MenuButtonProps {
  label: string;
  actions: readonly MenuAction[];
  className?: string;
  icon?: ReactNode;
}

export function MenuButton({ label, actions, className, icon }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        ref={anchor}
        label={label}
        icon={icon ?? <EllipsisVertical />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={className}
      />
      {isOpen && (
        <Suspense>
          <ActionMenu
            label={label}
            anchor={anchor}
            actions={actions}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
