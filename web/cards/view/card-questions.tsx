/** What the family will ask: who knows it beforehand comes to the talk prepared. */
export function CardQuestions({ questions }: { questions: string[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="print:hidden">
      <h2 id="questions" className="text-2xl">
        О чём вас спросят
      </h2>
      <ul className="mt-3 flex max-w-prose list-disc flex-col gap-2 pl-5 [overflow-wrap:anywhere] marker:text-action">
        {[...new Set(questions)].map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
