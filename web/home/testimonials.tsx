import type { ServiceReview } from '#contract/content.ts';
import { Card } from '#web/ui/display/card.tsx';

/** Appears with the first review that somebody has really written. */
export function Testimonials({ testimonials }: { testimonials: readonly ServiceReview[] }) {
  const real = testimonials.filter(({ is_example }) => !is_example);
  if (real.length === 0) return null;
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="text-3xl">
        Что рассказывают о сервисе
      </h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {real.map(({ key, author, about, text }) => (
          <Card as="li" key={key} className="flex flex-col items-start">
            <blockquote className="mb-4">{text}</blockquote>
            <p className="mt-auto">
              <span className="block font-semibold">{author}</span>
              <span className="text-sm text-muted">{about}</span>
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
