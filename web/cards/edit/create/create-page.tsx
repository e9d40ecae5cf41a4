import type { CardKind } from '#contract/categories.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Container } from '#web/ui/display/container.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { LookAround } from './look-around.tsx';
import { UnfinishedList } from './unfinished-list.tsx';
import { kindWords } from '../../owner/kind-words.ts';

type CreatePageProps = { kind: CardKind; unfinished: readonly OwnCard[] };

export function CreatePage({ kind, unfinished }: CreatePageProps) {
  const categories = useShell()?.categories ?? [];
  const { create, choose } = kindWords[kind];
  return (
    <Container width="form" className="flex flex-col gap-8 py-8 lg:py-14">
      <header>
        <h1 className="text-3xl">{create}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">
          Займёт около пяти минут. Всё сохраняется само, прерваться можно в любой момент.
        </p>
      </header>
      <LookAround kind={kind} />
      {unfinished.length > 0 && <UnfinishedList cards={unfinished} />}
      <section aria-labelledby="choose" className="flex flex-col gap-4">
        <div>
          <h2 id="choose" className="text-2xl">
            {choose.title}
          </h2>
          <p className="mt-1 text-muted">{choose.text}</p>
        </div>
        {categories.length > 0 ? (
          <CategoryChoice kind={kind} categories={categories} />
        ) : (
          <EmptyState
            heading="h3"
            title="Пока выбирать не из чего"
            text="Категории скоро появятся. Загляните, пожалуйста, чуть позже."
          />
        )}
      </section>
    </Container>
  );
}
