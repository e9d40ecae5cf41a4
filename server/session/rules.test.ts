import { describe, expect, it } from 'vitest';
import { judgeRefresh } from './rules.ts';

const now = new Date('2026-05-01T12:00:00Z');
const kept = {
  used_at: null,
  expires_at: new Date('2026-06-01T00:00:00Z'),
  ended_at: null,
  blocked_at: null,
  role: 'worker' as const,
  created_at: new Date('2026-04-20T12:00:00Z'),
};

describe('judgeRefresh', () => {
  it('rotates a fresh token, and one used by another tab a moment ago', () => {
    expect(judgeRefresh(kept, now)).toBe('rotate');
    expect(judgeRefresh({ ...kept, used_at: new Date(now.getTime() - 5000) }, now)).toBe('rotate');
  });

  it('takes a token used long ago for stolen', () => {
    const used_at = new Date(now.getTime() - 60_000);
    expect(judgeRefresh({ ...kept, used_at }, now)).toBe('stolen');
  });

  it('refuses what has ended', () => {
    expect(judgeRefresh({ ...kept, ended_at: now }, now)).toBe('refuse');
    expect(judgeRefresh({ ...kept, blocked_at: now }, now)).toBe('refuse');
    expect(judgeRefresh({ ...kept, expires_at: now }, now)).toBe('refuse');
  });
});
