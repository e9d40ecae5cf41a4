import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { PageScope } from '#contract/page.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageScope };
  }
}

/** What the server knows of this request; nothing in the browser. */
export const pageScope = createIsomorphicFn()
  .server((): PageScope | undefined => getGlobalStartContext())
  .client((): PageScope | undefined => undefined);
