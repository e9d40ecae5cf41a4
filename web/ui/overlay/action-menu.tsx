import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { InRussian } from './in-russian.tsx';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  onPress: () => void;
}

interface ActionMenuProps {
  label: string;
  /** The button that has opened it. */
  anchor: RefObject<HTMLElement | null>;
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** What can be done with one thing. Load it lazily: it is there only while it is open. */
export default function ActionMenu({ label, anchor, actions, onClose }: ActionMenuProps) {
  return (
    <InRussian>
      <Popover
        isOpen
        aria-label={label}
        triggerRef={anchor}
        onOpenChange={(open) => !open && onClose()}
        className="z-[900] max-w-[calc(100vw-2rem)] min-w-56 animate-fade overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-lift"
      >
        <Menu
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu is opened to be used
          autoFocus="first"
          onClose={onClose}
          className="outline-none"
        >
          {actions.map(({ label, icon, onPress }) => (
            <MenuItem
              key={label}
              textValue={label}
              onAction={onPress}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 outline-none hover:bg-surface-soft focus-visible:bg-surface-soft focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-action"
            >
              {icon}
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </InRussian>
  );
}
