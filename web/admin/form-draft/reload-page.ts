/** The page is drawn with what the server has now; without `sync` the router would not wait for it. */
export const reloadPage = (router: Router) => router.invalidate({ sync: true });

interface Router {
  invalidate: (how: { sync: boolean }) => Promise<void>;
}
