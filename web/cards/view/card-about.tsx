import type { CardKind } from '#contract/categories.ts';

const titles: Record<CardKind, string> = { resume: 'Рассказ о себе', vacancy: 'О вакансии' };

/** The owner's own words: line breaks stay, links are only text, endless words wrap. */
export function CardAbout({ kind, about }: { kind: CardKind; about: string }) {
  if (!about) return null;
  return (
    <section aria-labelledby="about" data-sheet="story">
      <h2 id="about" className="text-2xl">
        {titles[kind]}
      </h2>
      <p className="mt-3 max-w-prose text-lg [overflow-wrap:anywhere] whitespace-pre-line">
        {about}
      </p>
    </section>
  );
}
