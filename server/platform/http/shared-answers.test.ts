import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { type Sharing, shareAnswer } from './shared-answers.ts';

/** The inner headers of an answer whose handler does this. */
async function headersOf(isSignedIn: boolean, handle: (sharing: Sharing) => void) {
  const app = Fastify();
  app.get('/', async (_request: FastifyRequest, reply) => {
    handle(shareAnswer(reply, isSignedIn));
    return {};
  });
  const { headers } = await app.inject('/');
  await app.close();
  return [headers['x-cache-tags'], headers['x-everybodys']];
}

const blind = ({ cacheBy }: Sharing) => cacheBy('cities', 'cards');
const looking = ({ looked, cacheBy }: Sharing) => {
  looked();
  cacheBy('cards');
};
const lookingLate = ({ looked, cacheBy }: Sharing) => {
  cacheBy('cards');
  looked();
};

test('an answer is everybody’s as long as its handler has not looked at who asks', async () => {
  expect(await headersOf(true, blind)).toEqual(['cities cards', 'yes']);
  expect(await headersOf(false, blind)).toEqual(['cities cards', 'yes']);
});

test.each([looking, lookingLate])(
  'else it is one person’s alone, or all guests’',
  async (handle) => {
    expect(await headersOf(true, handle)).toEqual([undefined, undefined]);
    expect(await headersOf(false, handle)).toEqual(['cards', undefined]);
  },
);

test('what names no changes is cached for nobody', async () => {
  expect(await headersOf(true, () => undefined)).toEqual([undefined, undefined]);
});
