import { expect, it } from 'vitest';
import { addTo } from './rules.ts';

const kept = { reason: 'fraud', text: 'Просит предоплату' } as const;

it('adds what is new, and nothing twice', () => {
  expect(addTo(kept, { reason: 'fraud', text: 'Просит предоплату' })).toBeNull();
  expect(addTo(kept, { reason: 'fraud', text: '' })).toBeNull();
  expect(addTo(kept, { reason: 'rude', text: '' })).toEqual({ ...kept, reason: 'rude' });
  expect(addTo(kept, { reason: 'fraud', text: 'И нагрубила' })).toEqual({
    reason: 'fraud',
    text: 'Просит предоплату\n\nИ нагрубила',
  });
  expect(addTo({ reason: 'spam', text: '' }, kept)).toEqual(kept);
});

it('keeps saying that somebody is in danger', () => {
  const kept = { reason: 'danger', text: 'Угрожает' } as const;
  expect(addTo(kept, { reason: 'spam', text: '' })).toBeNull();
  expect(addTo(kept, { reason: 'rude', text: 'И кричит' })?.reason).toBe('danger');
  expect(addTo({ reason: 'rude', text: '' }, kept)).toEqual(kept);
});

it('keeps within bounds, and never half a sign', () => {
  const long = addTo({ reason: 'spam', text: 'а'.repeat(9997) }, { reason: 'spam', text: '🙂' });
  expect(long?.text).toHaveLength(10_000);
  expect(long?.text.isWellFormed()).toBe(true);
});
