import type { CardKind } from '#contract/categories.ts';
import { createHref } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Container } from '#web/ui/display/container.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { DraftCard } from './draft-card.tsx';
import type { OwnCards } from '../loading/load-own.ts';

type DraftsPageProps = { kind: CardKind; drafts: OwnCards['drafts'] };

export function DraftsPage({ kind, drafts }: DraftsPageProps) {
  return (
    <Container width="form" className="flex flex-col gap-6 py-8 lg:py-12">
      <h1 className="text-3xl">Черновики</h1>
      {drafts.length === 0 ? (
        <NoDrafts kind={kind} />
      ) : (
        <ul className="flex flex-col gap-4">
          {drafts.map((draft) => (
            <DraftCard key={draft.card.slug} draft={draft} heading="h2" />
          ))}
        </ul>
      )}
    </Container>
  );
}

function NoDrafts({ kind }: { kind: CardKind }) {
  const { create, accusative } = kindWords[kind];
  return (
    <EmptyState
      illustration={<Illustration name="empty-cards" />}
      title="Незаконченного нет"
      text={`Начните ${accusative}: всё, что вы напишете, сохранится само, и можно будет вернуться в любой день.`}
      action={
        <FormLink href={createHref(kind)} className={buttonStyles({})}>
          {create}
        </FormLink>
      }
    />
  );
}
