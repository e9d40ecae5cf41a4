import { expect, it } from 'vitest';
import { acknowledge, change, fromStored, nextToSend, retry, toStored } from './outbox-state.ts';
import type { Outgoing } from './outbox-state.ts';

const outgoing = (clientId: string, state: Outgoing['state'] = 'sending'): Outgoing => ({
  clientId,
  text: `текст ${clientId}`,
  attachments: [],
  at: '2026-11-22T10:00:00Z',
  state,
  reason: '',
});

it('sends the oldest first and waits while it is lost', () => {
  const list = [outgoing('a'), outgoing('b')];
  expect(nextToSend(list)?.clientId).toBe('a');
  expect(nextToSend(change(list, 'a', { state: 'lost' }))).toBeUndefined();
});

it('goes past what was refused', () => {
  expect(nextToSend([outgoing('a', 'refused'), outgoing('b')])?.clientId).toBe('b');
});

it('tries again what was lost; what was refused only when told', () => {
  const list = [outgoing('a', 'lost'), outgoing('b', 'refused')];
  expect(retry(list).map(({ state }) => state)).toEqual(['sending', 'refused']);
  expect(retry(list, 'b').map(({ state }) => state)).toEqual(['sending', 'sending']);
});

it('forgets what the server has confirmed, and is the same list otherwise', () => {
  const list = [outgoing('a'), outgoing('b')];
  expect(acknowledge(list, new Set(['a'])).map(({ clientId }) => clientId)).toEqual(['b']);
  expect(acknowledge(list, new Set(['c']))).toBe(list);
});

it('outlives a reload under the same ids', () => {
  const stored = toStored([outgoing('a'), outgoing('b', 'lost'), outgoing('c', 'refused')]);
  expect(fromStored(stored).map(({ clientId, state }) => [clientId, state])).toEqual([
    ['a', 'sending'],
    ['b', 'sending'],
    ['c', 'refused'],
  ]);
  expect(toStored([])).toBeNull();
});

it('reads nothing of what somebody else has stored there', () => {
  expect(fromStored('{')).toEqual([]);
  expect(fromStored('7')).toEqual([]);
  expect(fromStored('[null, {"clientId": 1}]')).toEqual([]);
});
