import { Link } from '@tanstack/react-router';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { publicPages } from '#web/content/public-pages.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { useUser } from '#web/lib/context/router-context.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Container } from '#web/ui/display/container.tsx';
import { HomeLink } from '../header/home-link.tsx';

const link = 'foot-link';
const columns =
  'mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] large:max-sm:grid-cols-1';

export function Footer() {
  const shell = useShell();
  if (!shell) return null;
  return (
    <footer className="lazy-section mt-10 border-t border-line bg-surface-soft py-6 sm:mt-16 sm:py-8 [--height-until-seen:55rem] sm:[--height-until-seen:75rem] lg:[--height-until-seen:40rem] print:hidden">
      <Container className="grid grid-cols-1 gap-x-12 gap-y-5 sm:gap-y-8 lg:grid-cols-[14rem_18rem_1fr]">
        <div>
          <HomeLink />
          <p className="mt-2 text-muted">Доступная помощь для любого возраста</p>
          <OwnLinks />
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className="text-lg">
            О сервисе
          </h2>
          <ul className="mt-2 grid grid-cols-[minmax(10rem,11fr)_10fr] gap-x-3 max-sm:text-sm max-[359px]:grid-cols-1 sm:grid-cols-2 lg:grid-cols-1 large:max-sm:grid-cols-1">
            {publicPages.map(({ href, label }) => (
              <li key={href}>
                <HrefLink href={href} className={link}>
                  {label}
                </HrefLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-cities">
          <h2 id="footer-cities" className="text-lg">
            Крупные города
          </h2>
          <ul className={`${columns} max-sm:[&>li:nth-child(n+7)]:hidden`}>
            {shell.cities.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/$city" params={{ city: slug }} preload={false} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  );
}

function OwnLinks() {
  const config = useShell()?.config;
  const isGuest = !useUser();
  return (
    <ul className="mt-2 grid grid-cols-[11fr_10fr] items-start gap-x-4 max-sm:text-sm sm:mt-3 sm:flex sm:flex-col large:max-sm:flex large:max-sm:flex-col">
      <li className="max-sm:col-span-2">
        <a
          href={`mailto:${config?.brand.support_email}`}
          className={`${link} break-all text-balance`}
        >
          {config?.brand.support_email}
        </a>
      </li>
      <li>
        <a href="/about#obrashchenie" className={link}>
          Написать в поддержку
        </a>
      </li>
      {isGuest && (
        <li>
          <ModalLink modal="userRole" className={link}>
            Что вы ищете?
          </ModalLink>
        </li>
      )}
      {config?.mode === 'demo' && (
        <li>
          <Link to="/dev/outbox" className={link}>
            Письма и СМС (демо)
          </Link>
        </li>
      )}
    </ul>
  );
}
