import { describe, expect, it } from 'vitest';
import { hasLine } from './sorted-lines.rules.ts';

const words = ['аист', 'бок', 'бока', 'вол', 'волна', 'як'];
const lines = words.join('\n');

describe('hasLine', () => {
  it.each(words)('finds «%s»', (word) => {
    expect(hasLine(lines, word)).toBe(true);
  });

  it.each(['', 'а', 'аис', 'аиста', 'бо', 'волн', 'воля', 'я', 'яки', 'ё'])(
    'does not find «%s»',
    (word) => {
      expect(hasLine(lines, word)).toBe(false);
    },
  );

  it('finds nothing among no lines', () => {
    expect(hasLine('', 'аист')).toBe(false);
  });
});
