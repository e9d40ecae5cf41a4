export interface ModalSearch {
  /** Name of the modal that is open; any page may carry it. */
  modal?: string;
  /** Where to go after signing in: a path of this site. */
  next?: string;
}

/** Foreign addresses in `next` are dropped, so a login link cannot lead away. */
export function readModal(search: Record<string, unknown>): ModalSearch {
  const { modal, next } = search;
  return {
    ...(typeof modal === 'string' && { modal }),
    ...(typeof next === 'string' && /^\/(?![/\\])/.test(next) && { next }),
  };
}
