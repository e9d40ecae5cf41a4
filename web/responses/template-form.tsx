import { useId, useState } from 'react';
import {
  type ResponseTemplate,
  responseTemplateCalls,
  templateNameAtMost,
} from '#contract/response-templates.ts';
import { responseLimits } from '#contract/responses.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface TemplateFormProps {
  /** Left out: a new one. */
  template?: ResponseTemplate;
  onSaved: (template: ResponseTemplate) => void;
  onCancel: () => void;
}

export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const api = useApi();
  const own = useId();
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    refuse(text.trim() === '' ? { text: ['Напишите текст'] } : {});
    const body = { name: name.trim(), text: text.trim() };
    const saved = template
      ? api.call(responseTemplateCalls.change, { params: { id: template.id }, body })
      : api.call(responseTemplateCalls.add, { body });
    onSaved(await saved);
  });
  const fields = { name: `${own}-name`, text: `${own}-text` };
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <FormProblem problem={problem} fields={fields} />
      <TextField
        id={fields.name}
        label="Название"
        optional
        maxLength={templateNameAtMost}
        value={name}
        error={errorsOf('name')[0]}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        id={fields.text}
        label="Текст"
        maxLength={responseLimits.text}
        value={text}
        error={errorsOf('text')[0]}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          Сохранить
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </SubmitForm>
  );
}
