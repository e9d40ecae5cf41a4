import { type ExamRisk, examRisks } from '#contract/exam-risks.ts';

/** «Полиграф: низкий риск» */
export const examText = ({ risk }: { risk: ExamRisk }): string =>
  `Полиграф: ${examRisks[risk].toLowerCase()} риск`;
