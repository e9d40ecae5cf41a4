import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';

/** Staff keep no favourites: their work stands in that place. */
export function AdminLink() {
  return (
    <Link
      to="/admin"
      title="Модерация"
      aria-label="Модерация"
      preload={false}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-soft"
    >
      <ShieldCheck aria-hidden className="size-6" />
    </Link>
  );
}
