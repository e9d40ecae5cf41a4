import { useConnection } from './use-connection.ts';
import { usePushSync } from '#web/push/use-push-sync.ts';
import { useCounts } from './use-counts.ts';
import { useTariff } from './use-tariff.ts';

/** Keeps the connection of somebody who is signed in. Load it lazily: guests have none. */
export default function LiveConnection() {
  useConnection();
  useCounts();
  useTariff();
  usePushSync();
  return null;
}
