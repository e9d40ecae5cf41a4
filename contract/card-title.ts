import type { CardKind, CategoryForms } from './categories.ts';
import { capitalize } from './russian.ts';

/** How a card is called: by its own title, else «Няня» for a resume and «Ищу няню» for a vacancy. */
export function titleOf(kind: CardKind, title: string | null, forms: CategoryForms): string {
  if (title) return title;
  return kind === 'resume' ? capitalize(forms.one) : `Ищу ${forms.accusative}`;
}
