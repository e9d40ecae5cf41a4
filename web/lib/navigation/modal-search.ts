import { isOwnPath } from '#contract/own-path.ts';

export interface ModalSearch {
  /** Name of the modal that is open; any page may carry it. */
  modal?: string | undefined;
  /** Where to go after signing in: a path of this site. */
  next?: string | undefined;
  /** Secrets of a link in a letter, which no other address may carry on; see `secret-search.ts`. */
  email?: undefined;
  token?: undefined;
}

/** All that belongs to a modal, left out. */
export const noModal: ModalSearch = {
  modal: undefined,
  next: undefined,
  email: undefined,
  token: undefined,
};

/**
 * Foreign addresses in `next` are dropped, so a login link cannot lead away. What is wrong has to
 * be named as undefined: the router keeps every key of the address that is left out here.
 */
export function readModal(search: Record<string, unknown>): ModalSearch {
  const { modal, next } = search;
  return {
    ...('modal' in search && { modal: typeof modal === 'string' ? modal : undefined }),
    ...('next' in search && {
      next: typeof next === 'string' && isOwnPath(next) ? next : undefined,
    }),
  };
}
