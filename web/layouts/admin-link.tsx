import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';

/** Staff keep no favourites: their work stands in that place. */
export function AdminLink() {
  return (
    <Link
      to="/admin"
      title="Модерация"
      preload={false}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full px-2 font-medium hover:bg-surface-soft"
    >
      <ShieldCheck aria-hidden className="size-6" />
      <span className="max-xl:sr-only large:sr-only">Модерация</span>
    </Link>
  );
}
