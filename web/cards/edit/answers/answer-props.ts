import type { Answer, AttributeDefinition } from '#contract/attributes.ts';
import type { DateParts } from './date-parts.ts';

/** What the field of any type gets. */
export interface AnswerProps {
  definition: AttributeDefinition;
  id: string;
  value: Answer | undefined;
  /** Null takes the answer back. */
  onChange: (answer: Answer | null) => void;
  error: string | undefined;
  /** What of a date was typed before; only that type has halves. */
  half: DateParts | undefined;
  onHalf: (parts: DateParts) => void;
}
