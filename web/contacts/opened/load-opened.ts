import { listOpenedContacts } from '#contract/card-contacts.ts';
import type { Api } from '#web/lib/api/api.ts';

export async function loadOpened(api: Api) {
  const { data } = await api.call(listOpenedContacts);
  return { opened: data };
}
