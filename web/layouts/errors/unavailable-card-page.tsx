import type { UnavailableCard } from '#web/lib/api/unavailable-card.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

/** Of a card that was closed long ago, or that its owner hides for a while. */
export default function UnavailableCardPage({ card: { title, text } }: { card: UnavailableCard }) {
  return (
    <PageFrame>
      <EmptyState
        heading="h1"
        illustration={<Illustration name="not-found" />}
        title={title}
        text={`${text}. Посмотрите те, что открыты сейчас.`}
        action={
          <>
            <LinkButton href="/vacancies">Вакансии</LinkButton>
            <LinkButton href="/resumes" kind="secondary">
              Анкеты
            </LinkButton>
          </>
        }
        className="py-12 sm:py-16"
      />
    </PageFrame>
  );
}
