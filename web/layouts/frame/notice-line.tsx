import { Info } from 'lucide-react';
import { Container } from '#web/ui/display/container.tsx';

/** What the operator tells everybody for a while, above all else. */
export function NoticeLine({ text }: { text: string }) {
  return (
    <section aria-label="Объявление" className="bg-warning-soft print:hidden">
      <Container className="flex gap-3 py-2.5">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
        <p className="min-w-0 [overflow-wrap:anywhere]">{text}</p>
      </Container>
    </section>
  );
}
