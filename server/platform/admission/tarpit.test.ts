import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerError } from '../http/error-answers.ts';
import { overloaded, tooMany } from '../errors.ts';
import { addTarpit } from './tarpit.ts';

const stranger = '203.0.113.1';

test('whoever goes on asking although refused is answered late, and nobody else', async () => {
  const ask = serve();
  const first = await Promise.all(Array.from({ length: 20 }, () => ask('/refused', stranger)));
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 429));
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(800);

  expect(await ask('/refused', stranger)).toMatchObject({ status: 429, isLate: true });
  expect(await ask('/overloaded', stranger)).toMatchObject({ status: 503, isLate: true });
  expect(await ask('/served', stranger)).toMatchObject({ status: 200, isLate: false });
  expect(await ask('/readyz', stranger)).toMatchObject({ status: 503, isLate: false });
  expect(await ask('/refused', '203.0.113.2')).toMatchObject({ status: 429, isLate: false });
});

function serve() {
  const app = Fastify();
  onTestFinished(() => app.close());
  addTarpit(app);
  app.setErrorHandler(answerError);
  app.get('/served', async () => 'ok');
  app.get('/refused', async () => {
    throw tooMany(10);
  });
  app.get('/overloaded', async () => {
    throw overloaded();
  });
  app.get('/readyz', async (_request, reply) => reply.status(503).send('no database'));
  return async (url: string, remoteAddress: string) => {
    const began = performance.now();
    const { statusCode } = await app.inject({ url, remoteAddress });
    const ms = performance.now() - began;
    return { status: statusCode, ms, isLate: ms >= 990 };
  };
}
