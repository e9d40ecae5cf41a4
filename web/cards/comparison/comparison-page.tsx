import type { ComparedFavorite } from '#contract/favorites.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Container } from '#web/ui/display/container.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonHref } from './comparison-search.ts';

type ComparisonPageProps = { cards: ComparedFavorite[]; differ: boolean };

export function ComparisonPage({ cards, differ }: ComparisonPageProps) {
  const slug = cards.map((card) => card.slug);
  return (
    <Container className="pt-6 pb-16">
      <h1 className="text-3xl">Сравнение</h1>
      {cards.length < 2 ? (
        <EmptyState
          title="Сравнивать пока нечего"
          text="Отметьте в избранном две или три карточки. Тех, что сняты или приостановлены, здесь нет."
          illustration={<Illustration name="empty-favorites" />}
          action={<BackLink kind="secondary" />}
        />
      ) : (
        <>
          <div className="mt-3 -ml-4 flex flex-wrap gap-x-2 print:hidden">
            <BackLink kind="quiet" size="small" />
            <HrefLink
              href={comparisonHref(differ ? { slug } : { slug, differ: true })}
              keepScroll
              className={buttonStyles({ kind: 'quiet', size: 'small' })}
            >
              {differ ? 'Показать всё' : 'Только различия'}
            </HrefLink>
          </div>
          <ComparisonTable cards={cards} differ={differ} />
        </>
      )}
    </Container>
  );
}

function BackLink(look: { kind: 'quiet' | 'secondary'; size?: 'small' }) {
  return (
    <HrefLink href="/account/favorites" className={buttonStyles(look)}>
      К избранному
    </HrefLink>
  );
}
