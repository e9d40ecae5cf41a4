import type { DocumentToAgree } from '#contract/editions.ts';
import { consentCalls } from '#contract/settings.ts';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { linkLook } from './words.ts';

/** Above the page, and in nobody's way: one line, a link and one button. */
export default function NewDocumentsLine({ documents }: { documents: DocumentToAgree[] }) {
  const { agree, pending, problem } = useAgreeing(documents);
  return (
    <section
      aria-label="Изменились документы"
      className="border-b border-line bg-info-soft print:hidden"
    >
      <Container className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          {documents.map(({ page, title, changes }) => (
            <p key={page}>
              Изменился документ{' '}
              <a href={`/${page}`} target="_blank" rel="noopener" className={linkLook}>
                «{title}»
              </a>
              .{changes && ` ${changes}`}
            </p>
          ))}
          <FormProblem problem={problem} />
        </div>
        <Button className="shrink-0 max-sm:w-full" pending={pending} onClick={agree}>
          Согласен
        </Button>
      </Container>
    </section>
  );
}

function useAgreeing(shown: DocumentToAgree[]) {
  const api = useApi();
  const session = useSession();
  const showSnackbar = useSnackbar();
  const { submit, pending, problem } = useSubmit(async () => {
    const documents = shown.map(({ page, number }) => ({ page, number }));
    try {
      session.set(await api.call(consentCalls.agree, { body: { documents } }));
      showSnackbar({ type: 'success', text: 'Спасибо, согласие записано' });
    } catch (error) {
      // The text may have changed once more: the line is to show the newest.
      await session.refresh();
      throw error;
    }
  });
  return { agree: () => void submit(), pending, problem };
}
