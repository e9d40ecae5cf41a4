import type { Config } from '#server/platform/config.ts';
import { isSame, sign } from '#server/platform/crypto.ts';

type Secret = Pick<Config, 'secret'>;

export const newsKey = ({ secret }: Secret, userId: number) =>
  sign(secret, `news:${userId}`).toString('base64url');

export const isNewsKey = (config: Secret, { id, key }: { id: string; key: string }): boolean =>
  isSame(Buffer.from(newsKey(config, Number(id))), Buffer.from(key));

/** So many letters in one transaction; few, so that a stop is felt and codes never wait behind them. */
export const batchSize = 50;

/** Between two batches: some thousand letters an hour, which mail servers bear. */
export const batchPauseMs = 3000;
