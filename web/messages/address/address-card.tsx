import { ExternalLink, MapPin } from 'lucide-react';

/** A plain link: no map is asked for before somebody wants it. */
const mapOf = (address: string) => `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`;

/** The exact address of a vacancy within a message. */
export function AddressCard({ address }: { address: string }) {
  return (
    <div className="flex max-w-full min-w-56 flex-col gap-2 py-1">
      <p className="font-semibold">Точный адрес</p>
      <p className="flex gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{address}</span>
      </p>
      <a
        href={mapOf(address)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold underline underline-offset-4"
      >
        Показать на карте
        <ExternalLink aria-hidden className="size-4.5 shrink-0" />
      </a>
    </div>
  );
}
