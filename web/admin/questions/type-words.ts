import type { AttributeDefinition } from '#contract/attributes.ts';

export type AnswerType = AttributeDefinition['type'];

export const typeWords: Record<AnswerType, string> = {
  one: 'один вариант',
  many: 'несколько вариантов',
  number: 'число',
  range: 'от и до',
  yes_no: 'да или нет',
  text: 'текст',
  date: 'дата',
  week: 'часы недели',
};

export const isChoice = (type: AnswerType) => type === 'one' || type === 'many';
export const isCounted = (type: AnswerType) => type === 'number' || type === 'range';
export const canFilter = (type: AnswerType) => type !== 'text' && type !== 'date';
export const hasMax = (type: AnswerType) => isCounted(type) || type === 'text' || type === 'date';

export const genitiveCards = ['карточки', 'карточек', 'карточек'] as const;
