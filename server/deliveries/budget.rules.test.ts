import { describe, expect, it } from 'vitest';
import { budgetMail } from './budget.emails.ts';
import { alarmAt, budgetsOf, budgetsOfNotice } from './budget.rules.ts';

const messages = { perDay: 10, abroadPerDay: 3, homePrefixes: ['+79'] };
const [home, kazakhstan] = ['+79001234567', '+77011234567'];
const alarms = (budgets: ReturnType<typeof budgetsOf>) =>
  budgets.map((budget) =>
    Array.from({ length: budget.most }, (_, at) => at + 1).filter((used) => alarmAt(budget, used)),
  );

describe('a day', () => {
  it('is used to its end by codes, and by nothing else beyond its half', () => {
    expect(budgetsOf(home, messages).map(({ room }) => room)).toEqual([10]);
    expect(budgetsOf(kazakhstan, messages).map(({ room }) => room)).toEqual([3, 10]);
    expect(budgetsOfNotice(home, messages).map(({ room }) => room)).toEqual([5]);
    expect(budgetsOfNotice(kazakhstan, messages).map(({ room }) => room)).toEqual([2, 5]);
  });

  it('without any message sends none', () => {
    expect(budgetsOfNotice(home, { ...messages, perDay: 0 })).toMatchObject([{ room: 0 }]);
  });

  it('alarms the staff where messages of a sort end', () => {
    expect(alarms(budgetsOf(home, messages))).toEqual([[8, 10]]);
    expect(alarms(budgetsOfNotice(home, messages))).toEqual([[5, 8]]);
  });
});

it.each([
  [5, 'Половина лимита СМС и звонков на сегодня израсходована'],
  [8, 'Лимит СМС и звонков почти исчерпан'],
  [10, 'Лимит СМС и звонков на сегодня исчерпан'],
])('after %i of ten the letter says «%s»', (used, subject) => {
  expect(budgetMail({ kind: 'all', used, most: 10 }).subject).toBe(subject);
});
