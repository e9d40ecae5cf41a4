import type { TextPage as Text } from '#contract/content.ts';
import { StorageTable } from '#web/cookies/storage-table.tsx';
import { TextPage } from './text-page.tsx';

const slots = { storage: <StorageTable /> };

/** What is stored is a fact of the program, so the table stays with it; the words do not. */
export function CookiePolicyPage({ page }: { page: Text }) {
  return <TextPage page={page} slots={slots} isDocument />;
}
