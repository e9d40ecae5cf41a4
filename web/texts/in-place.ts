import { createElement, Fragment, type ReactNode } from 'react';

/** Children that have no names of their own and never change places: parts of a text. */
export function inPlace(children: ReactNode[]) {
  return createElement(Fragment, null, ...children);
}
