import type { ChannelKind } from '#server/platform/realtime/channels.ts';

/** `personChannel`: what one person is told; nobody else may listen. */
export const personChannels: ChannelKind = {
  pattern: 'private-users.{id}',
  listenersAmong: async (_db, id, people) => people.filter((person) => String(person) === id),
};
