import { describe, expect, it } from 'vitest';
import { checkVersion } from './rules.ts';

describe('the version', () => {
  it('is the one that was seen, neither older nor newer', () => {
    const card = { kind: 'vacancy', version: 3 } as const;
    expect(() => checkVersion(card, 3)).not.toThrow();
    for (const seen of [2, 4]) expect(() => checkVersion(card, seen)).toThrow('Вакансия изменена');
  });
});
