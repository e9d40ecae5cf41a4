import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { PostLink } from '#contract/blog.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

interface PostNeighboursProps {
  newer: PostLink | null;
  older: PostLink | null;
}

const box =
  'flex min-h-16 grow sm:basis-0 items-center gap-3 rounded-card border border-line bg-surface p-4 hover:border-action hover:bg-action-soft';

export function PostNeighbours({ newer, older }: PostNeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav
      aria-label="Соседние статьи"
      className="mt-12 flex flex-col gap-3 sm:flex-row print:hidden"
    >
      {older && (
        <HrefLink href={`/blog/${older.slug}`} rel="prev" className={box}>
          <ArrowLeft aria-hidden className="size-5 shrink-0 text-action" />
          <span className="min-w-0">
            <span className="block text-sm text-muted">Раньше</span>
            {older.title}
          </span>
        </HrefLink>
      )}
      {newer && (
        <HrefLink
          href={`/blog/${newer.slug}`}
          rel="next"
          className={`${box} sm:justify-end sm:text-right`}
        >
          <span className="min-w-0 max-sm:grow">
            <span className="block text-sm text-muted">Позже</span>
            {newer.title}
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0 text-action" />
        </HrefLink>
      )}
    </nav>
  );
}
