import { useRouter } from '@tanstack/react-router';
import { type Block, blockCalls } from '#contract/blocks.ts';
import { formatDay } from '#contract/russian.ts';
import { photoSources } from '#contract/photos.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { Section } from './section.tsx';

/** Whom the person does not want to hear of, and the way back. */
export function BlocksSection({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Section
      id="blocks"
      title="Заблокированные"
      text={
        blocks.length === 0
          ? 'Вы никого не заблокировали. Сделать это можно в переписке.'
          : 'Эти люди не могут вам писать. Мы им об этом не сообщаем.'
      }
    >
      {blocks.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {blocks.map((block) => (
            <BlockLine key={block.other.id} block={block} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function BlockLine({ block: { other, card, blocked_at } }: { block: Block }) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const name = other.name ?? (other.is_gone ? 'Удалённый аккаунт' : 'Без имени');
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(blockCalls.remove, { params: { user: other.id } });
    showSnackbar({ type: 'success', text: `Теперь можно переписываться: ${name}` });
    await router.invalidate();
  });
  const { avatar_url } = other;
  const picture = avatar_url ? { src: avatar_url, srcSet: photoSources(avatar_url) } : {};
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Avatar name={name} {...picture} size="small" />
      <div className="min-w-40 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">
          {card && `${card.title}, `}
          {formatDay(blocked_at)}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        className="-mr-3 max-sm:-ml-4"
        pending={pending}
        aria-label={`Разблокировать: ${name}`}
        onClick={() => void submit()}
      >
        Разблокировать
      </Button>
      <FormProblem problem={problem} />
    </li>
  );
}
