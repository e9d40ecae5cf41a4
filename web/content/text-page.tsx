import type { ReactNode } from 'react';
import type { TextPage as Text } from '#contract/content.ts';
import { Container } from '#web/ui/display/container.tsx';
import { documentDay } from './document-day.ts';
import { FormerEditions } from './former-editions.tsx';
import { PageTrail } from './page-trail.tsx';
import { TextBlocks, type Slots } from '#web/texts/text-blocks.tsx';
import { Contents } from '#web/texts/text-contents.tsx';

interface TextPageProps {
  page: Text;
  slots?: Slots | undefined;
  /** Of a document: its date, and a list of its parts. */
  isDocument?: boolean;
  children?: ReactNode;
}

/** Its words are long: «конфиденциальности» has to fit a phone in large type. */
const documentTitle = 'mt-2 text-3xl large:max-sm:text-xl';

/** A page that is a text: narrow enough to be read with ease. */
export function TextPage({ page, slots, isDocument = false, children }: TextPageProps) {
  return (
    <Container width="text" className="pt-4 pb-16">
      <PageTrail label={page.title} href={`/${page.key}`} />
      <h1 className={isDocument ? documentTitle : 'mt-2 text-3xl'}>{page.title}</h1>
      {isDocument && (
        <>
          <p className="mt-2 text-sm text-muted">Редакция от {documentDay(page.updated_at)}</p>
          <Contents blocks={page.body} />
        </>
      )}
      <div className="mt-6">
        <TextBlocks blocks={page.body} slots={slots} />
      </div>
      {children}
      <FormerEditions page={page} />
    </Container>
  );
}
