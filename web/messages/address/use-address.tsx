import { MapPin } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { type Channel, dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { newUuid } from '../outbox/new-uuid.ts';

const AddressDialog = lazyPart(() => import('./address-dialog.tsx'));

/** For the owner of a vacancy with an exact address: telling it to this one person. */
export function useAddress(
  { channel, own_address }: Pick<Channel, 'channel' | 'own_address'>,
  whom: string,
  onSent: (message: Message) => void,
): { sending: MenuAction[]; confirmation: ReactNode } {
  const api = useApi();
  /** Of the message that is asked about: it is sent once, however often its answer is lost. */
  const [clientId, setClientId] = useState<string | null>(null);
  if (own_address === null) return { sending: [], confirmation: null };
  const address = own_address;

  return {
    sending: [
      { label: 'Отправить адрес', icon: <MapPin />, onPress: () => setClientId(newUuid()) },
    ],
    confirmation: clientId && (
      <Suspense>
        <AddressDialog
          address={address}
          whom={whom}
          onSend={async () => {
            const body = { channel, client_id: clientId, address };
            onSent(await api.call(dialogCalls.sendAddress, { body }));
          }}
          onClose={() => setClientId(null)}
        />
      </Suspense>
    ),
  };
}
