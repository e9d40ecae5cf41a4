import { expect, it } from 'vitest';
import { describePassport } from './rules.ts';

const [sent, decided] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')];
const [sent_at, decided_at] = [sent.toISOString(), decided.toISOString()];
const check = { created_at: sent, decision: null, reason: '', applied_at: null };
const refused = { ...check, decision: 'reject', reason: 'Не видно' } as const;
const passed = { ...check, decision: 'approve', applied_at: decided } as const;

it.each([
  ['nothing was sent', null, undefined, { state: 'none', sent_at: null }],
  ['it waits', null, check, { state: 'waiting', sent_at, decided_at: null }],
  ['a refusal can still be taken back', null, refused, { state: 'waiting', reason: '' }],
  [
    'it was refused',
    null,
    { ...refused, applied_at: decided },
    { state: 'rejected', decided_at, reason: 'Не видно' },
  ],
  ['it was seen', decided, passed, { state: 'verified', sent_at, decided_at }],
  ['it was seen before there was anything to send', decided, undefined, { state: 'verified' }],
  ['the name is another one now', null, passed, { state: 'outdated', decided_at }],
])('when %s', (_when, verifiedAt, last, expected) => {
  expect(describePassport(verifiedAt, last)).toMatchObject(expected);
});
