import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { classes } from '../style/classes.ts';
import { plainLink, type DrawLink } from './link-parts.ts';

type PaginationProps = {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  link?: DrawLink | undefined;
  label?: string | undefined;
};

/** First, last and the neighbours; `null` is a gap. A gap of one page is that page. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const near = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 4) for (const early of [2, 3, 4]) near.add(early);
  if (page >= last - 3) for (const late of [last - 1, last - 2, last - 3]) near.add(late);
  const shown = [...near].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}

const cell =
  'min-target inline-grid place-items-center rounded-control px-2 font-medium no-underline';
const cellLink = `${cell} text-ink transition-colors hover:bg-action-soft hover:text-on-action-soft`;

/** Real links: they work without scripts and open in a new tab. */
export function Pagination(props: PaginationProps) {
  const { page, last, hrefOf, link = plainLink, label = 'Страницы' } = props;
  if (last < 2) return null;

  function step(to: number, rel: 'prev' | 'next') {
    const name = rel === 'prev' ? 'Предыдущая страница' : 'Следующая страница';
    const icon = rel === 'prev' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />;
    if (to < 1 || to > last) return null;
    return link({ href: hrefOf(to), className: cellLink, children: icon, 'aria-label': name, rel });
  }

  return (
    <nav aria-label={label} className="numbers flex flex-wrap items-center justify-center gap-1">
      {step(page - 1, 'prev')}
      {pagesAround(page, last).map((one, at, all) =>
        one === null ? (
          <span key={`gap-${all[at - 1]}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Fragment key={one}>
            {link({
              href: hrefOf(one),
              className: one === page ? classes(cell, 'bg-action text-on-action') : cellLink,
              children: one,
              'aria-label': `Страница ${one}`,
              'aria-current': one === page ? 'page' : undefined,
            })}
          </Fragment>
        ),
      )}
      {step(page + 1, 'next')}
    </nav>
  );
}
