import { randomBytes } from 'node:crypto';
import type { Passport } from '#contract/passport.ts';

/** 128 random bits; the folder of the bytes, which no address leads to. */
export const newScanId = () => randomBytes(16).toString('hex');

export const storedScan = (id: string) => `${id}/scan.bin`;

interface LastCheck {
  created_at: Date;
  decision: 'approve' | 'reject' | null;
  reason: string;
  applied_at: Date | null;
}

/** As its owner sees it: what can still be taken back is not decided. */
export function describePassport(
  verifiedAt: Date | null,
  last: LastCheck | undefined,
): Omit<Passport, 'wait_minutes'> {
  const sent_at = last?.created_at.toISOString() ?? null;
  const isOpen = last !== undefined && last.applied_at === null;
  if (verifiedAt && !isOpen) {
    return { state: 'verified', sent_at, decided_at: verifiedAt.toISOString(), reason: '' };
  }
  if (!last) return { state: 'none', sent_at: null, decided_at: null, reason: '' };
  if (isOpen) return { state: 'waiting', sent_at, decided_at: null, reason: '' };
  const decided_at = last.applied_at?.toISOString() ?? null;
  return last.decision === 'reject'
    ? { state: 'rejected', sent_at, decided_at, reason: last.reason }
    : { state: 'outdated', sent_at, decided_at, reason: '' };
}
