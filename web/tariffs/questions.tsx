import { ChevronDown } from 'lucide-react';
import type { TariffContent } from '#contract/tariffs.ts';

/** `<details>`: they open without a script, and the browser finds words in the closed ones. */
export function Questions({ questions }: Pick<TariffContent, 'questions'>) {
  return (
    <section aria-labelledby="questions" className="max-w-3xl">
      <h2 id="questions" className="text-2xl">
        Вопросы и ответы
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold hover:text-action [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 grow">{question}</span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 max-w-prose">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
