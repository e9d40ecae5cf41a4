import type { Edition } from '#contract/editions.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { TextBlocks } from '#web/texts/text-blocks.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { documentDay } from './document-day.ts';
import { PageTrail } from './page-trail.tsx';

/** A document as it was on a day: what somebody has agreed to. */
export function EditionPage({ edition }: { edition: Edition }) {
  const { page, number, title, published_at, replaced_at, changes, body } = edition;
  return (
    <Container width="text" className="pt-4 pb-16">
      <PageTrail label={title} href={`/${page}`} />
      <h1 className="mt-2 text-3xl large:max-sm:text-xl">{title}</h1>
      <p className="mt-2 text-sm text-muted">
        Редакция № {number} от {documentDay(published_at)}
      </p>
      <Note tone={replaced_at ? 'warning' : 'info'} className="mt-4">
        {replaced_at ? (
          <p>Это прежняя редакция. Она действовала до {documentDay(replaced_at)}.</p>
        ) : (
          <p>Эта редакция действует сейчас.</p>
        )}
        {changes && <p>Что в ней изменилось: {changes}</p>}
        <HrefLink
          href={`/${page}`}
          className="inline-flex min-h-11 items-center self-start font-medium text-action underline underline-offset-4"
        >
          {replaced_at ? 'Действующая редакция' : 'Страница документа'}
        </HrefLink>
      </Note>
      <div className="mt-6">
        <TextBlocks blocks={body} />
      </div>
    </Container>
  );
}
