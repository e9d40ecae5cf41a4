import { ChevronDown } from 'lucide-react';
import { apiPrefix } from '#contract/endpoint.ts';
import { type Delivery, deliveryPage } from '#contract/deliveries.ts';

/** The mail as its reader sees it: fetched when opened, and closed in on itself. */
export function DeliveryPage({ letter }: { letter: Delivery }) {
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 font-semibold text-action hover:bg-action-soft [&::-webkit-details-marker]:hidden">
        Как видит получатель
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <iframe
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
        title={`Письмо «${letter.subject}»`}
        src={`${apiPrefix}${deliveryPage(letter.id)}`}
        className="block h-128 w-full rounded-b-control border-t border-line bg-surface"
      />
    </details>
  );
}
