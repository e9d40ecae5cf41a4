import { expect, it } from 'vitest';
import { auditPath, auditQuery, auditSearch } from './audit-search.ts';

it('reads what makes sense from an address', () => {
  expect(auditSearch({ actor: '7', action: 'card_block' })).toEqual({
    actor: 7,
    action: 'card_block',
  });
  expect(auditSearch({ actor: '0', action: 'DROP' })).toEqual({ actor: null, action: null });
  expect(auditSearch({ actor: ['1'] })).toEqual({ actor: null, action: null });
  expect(auditQuery({ actor: null, action: 'undo' })).toEqual({ action: 'undo' });
});

it('writes an address without what is empty', () => {
  expect(auditPath({ actor: '7', action: '' })).toBe('/admin/audit?actor=7');
  expect(auditPath({ actor: '', action: '' })).toBe('/admin/audit');
});
