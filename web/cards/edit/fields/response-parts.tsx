import { Plus, Trash2 } from 'lucide-react';
import { moscowDay } from '#contract/russian.ts';
import { cardLimits } from '#contract/drafts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { fieldId } from '../../owner/address.ts';
import type { CardFormContext } from './card-form-context.ts';
import { tradeWords } from './trade-words.ts';
import { useFreshItem } from './use-fresh-item.ts';

/** What the family will ask everybody who wants the work. */
export function QuestionsPart({ context }: { context: CardFormContext }) {
  const { questions } = context.draft;
  const { question } = tradeWords(context.category.slug);
  const fresh = useFreshItem((at) => fieldId(`questions.${at}`));
  const set = (list: string[]) => context.set('questions', list);
  return (
    <Fieldset
      id={fieldId('questions')}
      label="Что вы хотите спросить"
      hint={`До пяти вопросов. Их видно в вакансии, и человек приходит на разговор готовым. Например: «${question}»`}
      error={context.errorOf('questions')}
    >
      <div className="flex flex-col gap-3">
        {questions.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may be alike while they are written
          <div key={at} className="flex items-start gap-1">
            <TextField
              className="grow"
              id={fieldId(`questions.${at}`)}
              label={`Вопрос ${at + 1}`}
              hideLabel
              error={context.errorOf(`questions.${at}`)}
              value={text}
              onChange={(event) => set(questions.with(at, event.target.value))}
            />
            <IconButton
              className="mt-0.5"
              label={`Удалить вопрос ${at + 1}`}
              icon={<Trash2 />}
              onClick={() => set(questions.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {questions.length < cardLimits.questions && (
          <Button
            kind="secondary"
            className="self-start"
            onClick={() => {
              set([...questions, '']);
              fresh.focus(questions.length);
            }}
          >
            <Plus aria-hidden className="size-5" />
            {questions.length === 0 ? 'Добавить вопрос' : 'Ещё вопрос'}
          </Button>
        )}
      </div>
    </Fieldset>
  );
}

const day = 24 * 60 * 60 * 1000;
const inDays = (count: number) => moscowDay(new Date(Date.now() + count * day));

export function ClosingPart({ context }: { context: CardFormContext }) {
  return (
    <>
      <LimitField limit={context.limit} />
      <ClosingField context={context} />
    </>
  );
}

function LimitField({ limit }: Pick<CardFormContext, 'limit'>) {
  return (
    <NumberField
      className="max-w-xs"
      id={fieldId('responses_at_most')}
      label="Сколько откликов принимать сразу"
      optional
      hint="Когда столько людей ждут вашего ответа, новые откликнуться не смогут. Ответите — место освободится. Без числа — сколько угодно"
      digits={3}
      error={limit.error}
      value={limit.most}
      onValueChange={limit.set}
    />
  );
}

function ClosingField({ context }: { context: CardFormContext }) {
  return (
    <TextField
      type="date"
      className="max-w-xs"
      id={fieldId('closes_on')}
      label="Последний день вакансии"
      optional
      hint="После этого дня вакансия закроется сама. Без даты она открыта, пока вы её не снимете"
      min={inDays(1)}
      max={inDays(cardLimits.openDays)}
      error={context.errorOf('closes_on')}
      value={context.draft.closes_on ?? ''}
      onChange={(event) => context.set('closes_on', event.target.value || null)}
    />
  );
}
