import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Nobody outside can know it. */
const secret = randomBytes(16).toString('hex');

/** Marks the calls that a page makes in the same process. */
export const innerCallHeaders = { 'x-inside': secret };

export const isInnerCall = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-inside'] === secret;
