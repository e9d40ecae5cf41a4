import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '#db/demo/accounts.ts';
import { quantile } from './rate.ts';

/** What people ask for who have nothing to do with a load, and how often. */
const probes: { name: string; everyMs: number; ask: (call: Call) => Promise<unknown> }[] = [
  { name: 'kept page', everyMs: 100, ask: (call) => call('/') },
  { name: 'new list', everyMs: 500, ask: (call) => call(`/resumes?probe=${Math.random()}`) },
  { name: 'API read', everyMs: 200, ask: (call) => call('/api/v1/resumes') },
  { name: 'search', everyMs: 300, ask: (call) => call('/api/v1/resumes?q=опытная няня') },
  { name: 'login', everyMs: 300, ask: logInAsBefore },
  { name: 'login anew', everyMs: 300, ask: logIn },
  { name: 'healthz', everyMs: 200, ask: (call) => call('/healthz') },
];

type Call = (path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;

export const bystanderNames = probes.map(({ name }) => name);

/** Asks until it is stopped; answers the times of each kind as text, p50 / p99 in milliseconds. */
export function watchBystanders(origin: string): { stop: () => Promise<string[]> } {
  const over = new AbortController();
  const watching = probes.map(async ({ everyMs, ask }) => {
    const times: Promise<number>[] = [];
    while (!over.signal.aborted) {
      const began = performance.now();
      // Each of them is somebody else.
      times.push(
        ask(callFrom(origin, `198.18.${randomInt(256)}.${randomInt(256)}`)).then(
          () => performance.now() - began,
          () => Infinity,
        ),
      );
      await sleep(everyMs);
    }
    return Promise.all(times);
  });
  return {
    async stop() {
      over.abort();
      return (await Promise.all(watching)).map(textOf);
    },
  };
}

const callFrom =
  (origin: string, address: string): Call =>
  async (path, body, headers) => {
    const answer = await fetch(origin + path, {
      headers: {
        'user-agent': 'Mozilla/5.0 Chrome/141.0',
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
    return answer;
  };

/** What a browser keeps that the account has signed in with; most people are back with theirs. */
let kept: Record<string, string> = {};

async function logInAsBefore(call: Call): Promise<void> {
  const login = demoAccounts.worker.email;
  const answer = await call('/api/v1/login', { login, password: demoPassword }, kept);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const valueOf = (name: string) => cookies.find((cookie) => cookie.startsWith(name)) ?? '';
  const [browser, csrf] = [valueOf('auth.device'), valueOf('XSRF-TOKEN')];
  kept = { cookie: `${browser}; ${csrf}`, 'x-xsrf-token': csrf.split('=')[1] ?? '' };
}

/** With the right password no limit of tries is met. */
async function logIn(call: Call): Promise<void> {
  const login = demoAccounts.worker.email;
  await call('/api/v1/login', { login, password: demoPassword, device_name: 'bench' });
}

function textOf(times: number[]): string {
  const failed = times.filter((time) => time === Infinity).length;
  const text = pairOf({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
  return failed > 0 ? `${text} (${failed} of ${times.length} refused)` : text;
}

const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '—');

export const pairOf = ({ p50, p99 }: { p50: number; p99: number }) => `${ms(p50)} / ${ms(p99)}`;
