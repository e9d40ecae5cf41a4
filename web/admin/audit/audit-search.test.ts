import { expect, it } from 'vitest';
import { auditPath, auditQuery, auditSearch } from './audit-search.ts';

it('reads what makes sense from an address', () => {
  const all = { actor: null, action: null, until: null };
  expect(auditSearch({ actor: '7', action: 'card_block', until: '2026-11-24' })).toEqual({
    actor: 7,
    action: 'card_block',
    until: '2026-11-24',
  });
  expect(auditSearch({ actor: '0', action: 'DROP', until: '2026-13-40' })).toEqual(all);
  expect(auditSearch({ actor: ['1'], until: 'вчера' })).toEqual(all);
  expect(auditQuery({ ...all, action: 'undo' })).toEqual({ action: 'undo' });
});

it('writes an address without what is empty', () => {
  expect(auditPath({ actor: '7', action: '' })).toBe('/admin/audit?actor=7');
  expect(auditPath({ actor: '', action: '' })).toBe('/admin/audit');
});
