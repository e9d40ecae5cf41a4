import { hrefLink } from '#web/lib/navigation/href-link.tsx';
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx';

/** Where a page of one level stands. */
export function PageTrail({ label, href }: { label: string; href: string }) {
  const items = [
    { label: 'Главная', href: '/' },
    { label, href },
  ];
  return (
    <div className="print:hidden">
      <Breadcrumbs items={items} link={hrefLink} />
    </div>
  );
}
