import type { ServiceReview } from '#contract/content.ts';
import { Card } from '#web/ui/display/card.tsx';

/** What people say of the service. */
export default function Testimonials({ testimonials }: { testimonials: readonly ServiceReview[] }) {
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="text-3xl">
        Что рассказывают о сервисе
      </h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {testimonials.map(({ key, author, about, text }) => (
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
