import type { Answer, AttributeDefinition } from '#contract/attributes.ts';

/** An answer to begin the preview with; null while there is nothing to choose from. */
export function sampleAnswer({ type, options, min, max }: AttributeDefinition): Answer | null {
  const [first, second] = options.map(({ value }) => value);
  switch (type) {
    case 'one':
      return first ?? null;
    case 'many':
      return first === undefined ? null : [first, ...(second === undefined ? [] : [second])];
    case 'number':
      return min ?? Math.min(max ?? usual, usual);
    case 'range':
      return { from: min ?? 1, to: max ?? (min ?? 1) + usual };
    case 'yes_no':
      return true;
    case 'text':
      return 'Так, как напишет владелец карточки';
    case 'date':
      return '1990-05-17';
    case 'week':
      return ['mon_morning', 'wed_morning', 'fri_evening'];
  }
}

const usual = 5;
