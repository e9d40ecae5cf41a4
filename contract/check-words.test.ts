import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { speakRussian } from './check-words.ts';

beforeAll(speakRussian);

const shape = z.strictObject({
  title: z.string().min(1).max(21),
  rooms: z.number().max(50),
  cities: z.array(z.string()).min(2),
  role: z.enum(['worker', 'employer']),
});
const right = { title: 'Няня', rooms: 2, cities: ['Москва', 'Тула'], role: 'worker' };

it.each([
  [{ ...right, title: undefined }, 'Заполните это поле'],
  [{ ...right, title: '' }, 'Заполните это поле'],
  [{ ...right, title: 'я'.repeat(22) }, 'Не больше 21\u00a0знака'],
  [{ ...right, title: 5 }, 'Проверьте это поле'],
  [{ ...right, rooms: 51 }, 'Не больше 50'],
  [{ ...right, cities: [] }, 'Не меньше 2\u00a0пунктов'],
  [{ ...right, role: 'admin' }, 'Выберите из того, что предложено'],
  [{ ...right, more: true }, 'Таких полей нет: more'],
])('%o is refused in words of a person', (body, message) => {
  expect(shape.safeParse(body).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
