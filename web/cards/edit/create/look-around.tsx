import { useRouter, useSearch } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import type { CardKind } from '#contract/categories.ts';
import { lookAround } from '#contract/session.ts';
import { useApi, useSession, useUser } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { waitsForCard } from '#web/session/steps/next-step.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

const why: Record<CardKind, string> = {
  vacancy: 'Вы здесь, потому что у вас ещё нет вакансии: с ней помощники находят вас сами.',
  resume: 'Вы здесь, потому что у вас ещё нет анкеты: с ней семьи находят вас сами.',
};

/** For whoever was led here by the first-card step: why, and the way on without a card. */
export function LookAround({ kind }: { kind: CardKind }) {
  const user = useUser();
  const api = useApi();
  const session = useSession();
  const router = useRouter();
  const next = useSearch({ from: '__root__', select: (search) => search.next });
  const { submit, pending, problem } = useSubmit(async () => {
    session.set(await api.call(lookAround, { body: { because: 'wish' } }));
    await router.navigate({ href: next ?? '/' });
  });
  if (!user || !waitsForCard(user, '/')) return null;
  return (
    <Note tone="info" icon={<Compass />}>
      <p>{why[kind]} Неделю этот шаг может подождать.</p>
      <FormProblem problem={problem} />
      <Button
        kind="secondary"
        pending={pending}
        onClick={() => void submit()}
        className="sm:self-start"
      >
        Сначала осмотрюсь
      </Button>
    </Note>
  );
}
