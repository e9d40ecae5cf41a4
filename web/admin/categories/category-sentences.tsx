import { capitalize } from '#contract/russian.ts';
import type { CategoryDraft } from './category-draft.ts';

/** Every form where the site says it: a wrong ending is seen at once. */
export function CategorySentences({ draft }: { draft: CategoryDraft }) {
  const word = (form: string) => form.trim() || '…';
  const sentences = [
    `Анкета ${word(draft.genitive)}`,
    `Ищу ${word(draft.accusative)}`,
    `Работа ${word(draft.instrumental)} в Москве`,
    `${capitalize(word(draft.many))} в Москве`,
    `25 ${word(draft.many_genitive)} рядом с домом`,
    `Нужна помощь: ${word(draft.one)}`,
  ];
  return (
    <section aria-labelledby="sentences" className="min-w-0">
      <h2 id="sentences" className="text-lg">
        Так это скажет сайт
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface px-4 py-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="py-2.5 [overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
