import type { Device } from '#contract/account.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { kindOfDevice, nameOfDevice } from './rules.ts';

/** More than these nobody looks through; the limit only guards the server. */
const devicesAtMost = 200;

/** Where the person is signed in: here first, then by when they were there last. */
export async function listDevices(
  db: Connection,
  viewer: Pick<SignedIn, 'id' | 'session_id'>,
): Promise<Device[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'device_name', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', viewer.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .orderBy((session) => session('id', '=', viewer.session_id), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(devicesAtMost)
    .execute();
  return sessions.map(({ id, user_agent, device_name, address, ...times }) => ({
    id,
    name: device_name ?? nameOfDevice(user_agent),
    kind: device_name === null ? kindOfDevice(user_agent) : 'app',
    address,
    created_at: times.created_at.toISOString(),
    last_seen_at: times.last_seen_at.toISOString(),
    is_current: id === viewer.session_id,
  }));
}
