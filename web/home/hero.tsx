import { Container } from '#web/ui/display/container.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { OwnCardsLink } from './own-cards-link.tsx';
import { QuickSearch } from '#web/search/quick/quick-search.tsx';

export function Hero() {
  return (
    <div className="overflow-hidden bg-[light-dark(var(--accent-soft),var(--surface))]">
      <Container className="grid items-end gap-x-8 gap-y-4 pt-6 sm:gap-y-6 sm:pt-8 md:pt-10 lg:grid-cols-[6fr_5fr] lg:pt-6">
        <div className="lg:self-center lg:pb-12">
          <h1 className="text-4xl">Доступная помощь для любого возраста</h1>
          <p className="mt-3 max-w-xl sm:mt-4 sm:text-lg">
            Семьи находят заботливых людей, а помощники — хорошую работу рядом с домом.
          </p>
          <QuickSearch />
          <OwnCardsLink />
        </div>
        <Illustration
          name="hero"
          className="mx-auto w-full max-w-lg max-sm:max-w-52 lg:max-w-none"
        />
      </Container>
    </div>
  );
}
