import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { noModal } from './modal-search.ts';

interface ModalLinkProps {
  modal: string;
  className?: string | undefined;
  title?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** A link to the same page with a modal open over it; going back closes it. */
export function ModalLink({ modal, children, ...rest }: ModalLinkProps) {
  return (
    <Link
      {...rest}
      to="."
      search={(before) => ({ ...before, ...noModal, modal })}
      state={{ modalOpened: true }}
      resetScroll={false}
      preload={false}
      activeOptions={{ exact: true, includeSearch: true }}
      rel="nofollow"
      aria-haspopup="dialog"
    >
      {children}
    </Link>
  );
}
