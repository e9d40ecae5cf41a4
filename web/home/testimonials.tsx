import type { ServiceReview } from '#contract/content.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';

/** Whoever wrote these says so; an example never passes for the words of a visitor. */
export function Testimonials({ testimonials }: { testimonials: readonly ServiceReview[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="text-3xl">
        Что рассказывают о сервисе
      </h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {testimonials.map(({ key, author, about, text, is_example }) => (
          <Card as="li" key={key} className="flex flex-col items-start">
            {is_example && (
              <Badge tone="warning" className="mb-3">
                Пример отзыва
              </Badge>
            )}
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
