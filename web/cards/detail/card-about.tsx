/** The owner's own words: line breaks stay, links are only text, endless words wrap. */
export function CardAbout({ about }: { about: string }) {
  if (!about) return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-2xl">
        Коротко о главном
      </h2>
      <p className="mt-3 max-w-prose text-lg [overflow-wrap:anywhere] whitespace-pre-line">
        {about}
      </p>
    </section>
  );
}
