import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { publicPages } from '#web/content/public-pages.ts';

const menuPages = publicPages.filter(({ inMenu }) => inMenu);

/** The ways to what the service says about itself, in the menus of the header. */
export function PageLinks() {
  return menuPages.map(({ href, label }) => (
    <HrefLink key={href} href={href} className="head-link">
      {label}
    </HrefLink>
  ));
}
