import { MailCheck, MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { newsCalls } from '#contract/broadcasts.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Container } from '#web/ui/display/container.tsx';
import type { NewsLink } from './read-link.ts';

/** The link of a letter was the one click: the page does it, and says so. */
export function StopNewsPage({ link }: { link: NewsLink }) {
  const api = useApi();
  const [isStopped, setStopped] = useState(false);
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(newsCalls.stop, { params: link });
    setStopped(true);
  });
  useEffect(() => void submit(), [submit]);
  const Icon = isStopped ? MailCheck : MailX;
  return (
    <Container width="form" className="flex flex-col items-start gap-4 py-10 lg:py-16">
      <Icon aria-hidden className="size-12 text-action" />
      <div aria-live="polite">
        <h1 className="text-3xl">
          {isStopped ? 'Новостей больше не будет' : 'Отписка от новостей'}
        </h1>
        <p className="mt-2 text-lg">
          {isStopped
            ? 'Письма о ваших откликах, сообщениях и оплатах приходят как прежде.'
            : 'Отписываем вас от новостей и советов.'}
        </p>
      </div>
      <FormProblem problem={problem} />
      {!isStopped && (
        <Button
          className="w-full noscript:hidden sm:w-auto"
          pending={pending}
          onClick={() => void submit()}
        >
          Отписаться
        </Button>
      )}
      <p className="text-muted">
        Если передумаете, включите «Присылать новости и советы» в{' '}
        <HrefLink
          href="/account/settings"
          className="text-action underline underline-offset-4 hover:text-action-hover"
        >
          настройках
        </HrefLink>
        .
      </p>
    </Container>
  );
}
