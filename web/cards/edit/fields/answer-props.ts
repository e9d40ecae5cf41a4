import type { Answer, AttributeDefinition } from '#contract/attributes.ts';

/** What the field of any type gets. */
export interface AnswerProps {
  definition: AttributeDefinition;
  id: string;
  value: Answer | undefined;
  /** Null takes the answer back. */
  onChange: (answer: Answer | null) => void;
  error: string | undefined;
}
