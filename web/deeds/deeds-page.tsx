import { useState } from 'react';
import { agreementText, receiptText } from '#contract/deed-texts.ts';
import type { DeedKind, KnownOfDeed } from '#contract/deeds.ts';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { DeedForm } from './deed-form.tsx';
import { DeedPreview } from './deed-preview.tsx';
import { bodyOf, initialDraft } from './deed-draft.ts';

const kinds: { value: DeedKind; label: string; hint: string }[] = [
  { value: 'agreement', label: 'Договор', hint: 'До первого дня работы' },
  { value: 'receipt', label: 'Расписка', hint: 'Каждый раз, когда платят наличными' },
];

interface DeedsPageProps {
  responseId: number;
  known: KnownOfDeed;
  /** Of whoever loads the page, in Moscow. */
  today: string;
}

/** An agreement and a receipt for the two of a response, filled in as far as the site knows them. */
export function DeedsPage({ responseId, known, today }: DeedsPageProps) {
  const [kind, setKind] = useState<DeedKind>('agreement');
  const [draft, setDraft] = useState(() => initialDraft(known, today));
  const deed =
    kind === 'agreement'
      ? agreementText(bodyOf('agreement', draft))
      : receiptText(bodyOf('receipt', draft));
  return (
    <>
      <h1 className="text-3xl">Договор и расписка</h1>
      <p className="mt-2 max-w-prose text-muted [overflow-wrap:anywhere]">
        «{known.title}». Что знаем, уже вписали. Остальное можно напечатать здесь или оставить
        пустым и вписать от руки.
      </p>
      <div className="mt-4 max-w-prose">
        <Note tone="info">
          Это образец, а не юридическая консультация. Работа каждый день по графику может считаться
          трудовым договором: о нём спросите юриста.
        </Note>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <RadioGroup
            label="Что нужно"
            look="cards"
            options={kinds}
            value={kind}
            onValueChange={setKind}
          />
          <DeedForm
            key={kind}
            {...{ responseId, kind, draft }}
            change={(parts) => setDraft((before) => ({ ...before, ...parts }))}
          />
        </div>
        <div className="min-w-0">
          <DeedPreview deed={deed} />
        </div>
      </div>
    </>
  );
}
