import { WeekGrid } from '#web/ui/week/week-grid.tsx';
import type { AnswerProps } from './answer-props.ts';
import { wordsOf } from './question.tsx';

export function WeekAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  return (
    <WeekGrid
      {...wordsOf(definition, error)}
      id={id}
      value={Array.isArray(value) ? value : []}
      onValueChange={onChange}
    />
  );
}
