import { useState } from 'react';
import { contactTopics, contactUs, longestMessage } from '#contract/contact-us.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { requestBody, requestErrors, useRequestDraft } from './contact-draft.ts';
import { ContactThanks } from './contact-thanks.tsx';
import { TextLink } from '#web/texts/text-link.tsx';

const fields = {
  name: 'contact-name',
  contact: 'contact-contact',
  topic: 'contact-topic',
  text: 'contact-text',
};
const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }));

/** A letter to support. What is typed outlives a failed sending and a reload. */
export function ContactForm() {
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  return (
    <Card as="section" id="obrashchenie" aria-label="Форма обращения" className="mt-6 scroll-mt-6">
      {answerTo === null ? (
        <RequestForm onSent={setAnswerTo} />
      ) : (
        <ContactThanks answerTo={answerTo} onMore={() => setAnswerTo(null)} />
      )}
    </Card>
  );
}

function RequestForm({ onSent }: { onSent: (answerTo: string) => void }) {
  const api = useApi();
  const { draft, change, discard } = useRequestDraft();
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    refuse(requestErrors(draft));
    await api.call(contactUs, { body: requestBody(draft) });
    discard();
    onSent(draft.contact);
  });

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <WithoutScripts />
      <FormProblem problem={problem} fields={fields} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={fields.name}
          label="Как вас зовут"
          autoComplete="name"
          maxLength={80}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          error={errorsOf('name')[0]}
        />
        <TextField
          id={fields.contact}
          label="Почта или телефон"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={draft.contact}
          onChange={(event) => change({ contact: event.target.value })}
          error={errorsOf('contact')[0]}
        />
      </div>
      <Select
        id={fields.topic}
        label="О чём вопрос"
        placeholder="Выберите тему"
        options={topics}
        value={draft.topic}
        onChange={(event) => change({ topic: event.target.value })}
        error={errorsOf('topic')[0]}
      />
      <TextArea
        id={fields.text}
        label="Что случилось"
        hint="Чем подробнее, тем быстрее поможем. Паролей и кодов не пишите."
        rows={5}
        countTo={longestMessage}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
        error={errorsOf('text')[0]}
      />
      <Button type="submit" size="large" pending={pending} className="sm:self-start">
        Отправить
      </Button>
      <p className="text-sm text-muted">
        Имя и контакт нужны только для ответа. Как мы их храним — в{'\u00a0'}
        <TextLink href="/privacy-policy">политике конфиденциальности</TextLink>.
      </p>
    </SubmitForm>
  );
}

function WithoutScripts() {
  const email = useShell()?.config.brand.support_email;
  return (
    <noscript>
      <p className="rounded-control bg-warning-soft p-4">
        Без скриптов форма не отправится. Напишите нам на почту: {email}.
      </p>
    </noscript>
  );
}
