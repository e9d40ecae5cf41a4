import { createFileRoute, notFound } from '@tanstack/react-router';

/** Every address that no other route has, so that it too gets the layout, the title and the status. */
export const Route = createFileRoute('/_default/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
