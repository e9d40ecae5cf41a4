import type { AttributeDefinition } from '#contract/attributes.ts';
import type { AnswerProps } from './answer-props.ts';
import { DateAnswer } from './date-answer.tsx';
import { ManyAnswer } from './many-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { OneAnswer } from './one-answer.tsx';
import { RangeAnswer } from './range-answer.tsx';
import { TextAnswer } from './text-answer.tsx';
import { WeekAnswer } from './week-answer.tsx';
import { YesNoAnswer } from './yes-no-answer.tsx';

type Field = (props: AnswerProps) => React.ReactNode;

const fields: Record<AttributeDefinition['type'], Field> = {
  one: OneAnswer,
  many: ManyAnswer,
  number: NumberAnswer,
  range: RangeAnswer,
  yes_no: YesNoAnswer,
  text: TextAnswer,
  date: DateAnswer,
  week: WeekAnswer,
};

/** The field of a question follows from its type alone. */
export function AnswerField(props: AnswerProps) {
  const Field = fields[props.definition.type];
  return <Field {...props} />;
}
