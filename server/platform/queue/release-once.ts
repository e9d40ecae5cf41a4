import type { Pool, PoolClient } from 'pg';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: boolean) => void,
) => void;

/**
 * The queue's library gives the connection on which it listens back a second time when it ends just
 * while that connection is being lost. The pool throws at that, nobody waits for it, and the whole
 * process would end. Of such a pool only the first time counts.
 */
export function releaseOnce(pool: Pool): Pool {
  const connect = pool.connect.bind(pool);
  const connectOnce = (callback?: Connected): Promise<PoolClient> | undefined => {
    if (!callback) return connect();
    connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (fault) => {
        if (isReleased) return;
        isReleased = true;
        release(fault);
      });
    });
    return undefined;
  };
  pool.connect = connectOnce as Pool['connect'];
  return pool;
}
