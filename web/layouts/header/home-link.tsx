import { Link } from '@tanstack/react-router';
import { classes } from '#web/ui/style/classes.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { BrandMark } from './brand-mark.tsx';

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
      <BrandMark />
      <span className={classes('truncate', isShort && 'max-sm:hidden')}>{brand}</span>
    </Link>
  );
}
