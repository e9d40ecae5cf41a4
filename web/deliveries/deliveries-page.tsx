import { useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Delivery } from '#contract/deliveries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { DeliveryCard } from './delivery-card.tsx';

const everyMs = 3000;

/** Demo only: what would have been sent to people, newest first. */
export function DeliveriesPage({ letters }: { letters: Delivery[] }) {
  const router = useRouter();
  const [isLive, setLive] = useState(true);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => void router.invalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isLive, router]);

  async function refresh() {
    setPending(true);
    await router.invalidate();
    setPending(false);
  }

  return (
    <Container width="form" className="py-8">
      <h1 className="text-3xl">Исходящие письма и СМС</h1>
      <p className="mt-2 text-muted">
        Всё, что сайт пишет людям, видно здесь. Пока не заданы почтовый сервер и СМС-шлюз, наружу
        ничего не уходит.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button kind="secondary" pending={pending} onClick={() => void refresh()}>
          <RefreshCw aria-hidden className="size-5" />
          Обновить
        </Button>
        <Switch
          label="Обновлять само"
          checked={isLive}
          onChange={(event) => setLive(event.target.checked)}
        />
      </div>
      {letters.length === 0 && (
        <EmptyState
          title="Пока ничего не отправлено"
          text="Зарегистрируйтесь или запросите код — сообщение появится здесь."
        />
      )}
      <ul className="mt-6 flex flex-col gap-4">
        {letters.map((letter) => (
          <DeliveryCard key={letter.id} letter={letter} />
        ))}
      </ul>
    </Container>
  );
}
