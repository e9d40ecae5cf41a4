import { expect, it } from 'vitest';
import { z } from 'zod';
import { newUuid } from './new-uuid.ts';

it('is what the contract takes for a UUID, another one each time', () => {
  const made = Array.from({ length: 50 }, newUuid);
  expect(new Set(made).size).toBe(50);
  expect(() => made.map((one) => z.uuidv4().parse(one))).not.toThrow();
});
