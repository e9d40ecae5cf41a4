import { Link } from '@tanstack/react-router';
import { classes } from '#web/ui/style/classes.ts';
import { useShell } from '#web/lib/context/use-shell.ts';

interface HomeLinkProps {
  /** The mark alone on a phone, where the header holds more. */
  isShort?: boolean;
}

/** The mark and the name of the product. */
export function HomeLink({ isShort = false }: HomeLinkProps) {
  const brand = useShell()?.config.brand.name ?? 'Рядом';
  return (
    <Link
      to="/"
      aria-label={`${brand}, на главную`}
      className="-ml-1 flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1 text-xl font-bold tracking-tight"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-9 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-action" />
        <path
          d="M7 17.5 16 9l9 8.5V24a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 24z"
          className="fill-on-action"
        />
        <circle cx="13" cy="18.6" r="2.1" className="fill-action" />
        <circle cx="19.2" cy="19.2" r="1.7" className="fill-accent" />
      </svg>
      <span className={classes('truncate', isShort && 'max-sm:hidden')}>{brand}</span>
    </Link>
  );
}
