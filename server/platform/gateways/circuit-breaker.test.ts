import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from './gateway.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function slowGateway({ isTimeout }: { isTimeout: boolean }) {
  let calls = 0;
  const send = withCircuitBreaker(async () => {
    calls += 1;
    throw new GatewayError('no answer', { isFinal: false, isTimeout });
  });
  return { send, calls: () => calls };
}

it('after a time-out nobody waits for the gateway for twenty seconds', async () => {
  const { send, calls } = slowGateway({ isTimeout: true });
  for (let times = 0; times < 3; times += 1) {
    await expect(send('letter')).rejects.toMatchObject({ isFinal: false });
  }
  expect(calls()).toBe(1);
  vi.advanceTimersByTime(20_001);
  await expect(send('letter')).rejects.toThrow('no answer');
  expect(calls()).toBe(2);
});

it('a quick refusal keeps nobody away', async () => {
  const { send, calls } = slowGateway({ isTimeout: false });
  await expect(send('letter')).rejects.toThrow('no answer');
  await expect(send('letter')).rejects.toThrow('no answer');
  expect(calls()).toBe(2);
});
