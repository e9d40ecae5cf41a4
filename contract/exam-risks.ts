import { z } from 'zod';

/** What a lie detector found, as cards say it. */
export const examRisks = { low: 'Низкий', average: 'Средний', high: 'Высокий' } as const;
export type ExamRisk = keyof typeof examRisks;

export const examRiskField = z.enum(Object.keys(examRisks) as [ExamRisk, ...ExamRisk[]], {
  error: 'Выберите риск',
});
