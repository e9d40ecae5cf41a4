import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { responseTemplateCalls } from '#contract/response-templates.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

export type Texts = AnswerOf<typeof responseTemplateCalls.list>;

interface TextChoiceProps {
  texts: Texts;
  /** What is written now. */
  text: string;
  onChoose: (text: string) => void;
}

/** Ready texts to begin with, and those that somebody has kept. */
export function TextChoice({ texts, text, onChoose }: TextChoiceProps) {
  const api = useApi();
  const [kept, setKept] = useState(texts.data);
  const keep = useSubmit(async () => {
    const added = await api.call(responseTemplateCalls.add, { body: { text } });
    setKept((before) => [added, ...before]);
  });
  const remove = useSubmit(async (id: number) => {
    await api.call(responseTemplateCalls.remove, { params: { id } });
    setKept((before) => before.filter((one) => one.id !== id));
  });
  const isKept = kept.some((one) => one.text === text.trim());
  const problem = keep.problem ?? remove.problem;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-action">
        Готовые тексты
      </summary>
      <ul className="flex flex-col gap-1">
        {kept.map((one) => (
          <li key={one.id} className="flex items-start gap-1">
            <TextButton name={one.name} text={one.text} onChoose={onChoose} />
            <IconButton
              label="Убрать этот текст"
              icon={<X />}
              onClick={() => void remove.submit(one.id)}
            />
          </li>
        ))}
        {texts.offered.map((one) => (
          <li key={one}>
            <TextButton text={one} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {text.trim() !== '' && !isKept && (
        <Button kind="quiet" size="small" pending={keep.pending} onClick={() => void keep.submit()}>
          <BookmarkPlus aria-hidden className="size-4.5" />
          Сохранить мой текст
        </Button>
      )}
      {problem && <p className="text-sm text-error">{problem.detail}</p>}
    </details>
  );
}

interface TextButtonProps {
  name?: string;
  text: string;
  onChoose: (text: string) => void;
}

function TextButton({ name, text, onChoose }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onChoose(text)}
      className="min-h-11 grow rounded-control bg-surface-soft px-3 py-2 text-left text-sm [overflow-wrap:anywhere] hover:bg-action-soft"
    >
      {name && <span className="block font-semibold">{name}</span>}
      <span className="line-clamp-3">{text}</span>
    </button>
  );
}
