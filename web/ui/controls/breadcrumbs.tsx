import { plainLink, type DrawLink } from './link-parts.ts';

type BreadcrumbsProps = {
  /** From the outermost; the last is the page itself and is no link. */
  items: readonly { label: string; href: string }[];
  link?: DrawLink | undefined;
};

export function Breadcrumbs({ items, link = plainLink }: BreadcrumbsProps) {
  return (
    <nav aria-label="Где вы сейчас">
      <ol className="flex items-center gap-x-1 text-sm text-muted max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
        {items.map(({ label, href }, at) => (
          <li key={href} className="crumb">
            {at < items.length - 1 ? (
              link({ href, className: 'crumb-link', children: label })
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
