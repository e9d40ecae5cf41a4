import { createElement, type ReactElement, type ReactNode } from 'react';

/** What a list of links hands to whoever draws them: an <a> here, a router's link in an app. */
export type LinkParts = {
  href: string;
  className: string;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  rel?: 'prev' | 'next' | undefined;
};

export type DrawLink = (parts: LinkParts) => ReactElement;

export const plainLink: DrawLink = (parts) => createElement('a', parts);
