import type { Deps } from '../deps.ts';

/** One job: its name, what it does, and when it runs by itself (cron words, UTC). */
export interface Job {
  name: string;
  schedule?: string;
  run: (deps: Deps, payload: unknown) => Promise<void>;
}
