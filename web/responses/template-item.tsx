import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ResponseTemplate, responseTemplateCalls } from '#contract/response-templates.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { TemplateForm } from './template-form.tsx';

interface TemplateItemProps {
  template: ResponseTemplate;
  /** Changed, or there again. */
  onChange: (template: ResponseTemplate) => void;
  onRemove: (id: number) => void;
}

export function TemplateItem({ template, onChange, onRemove }: TemplateItemProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, text } = template;

  async function putBack() {
    try {
      onChange(await api.call(responseTemplateCalls.add, { body: { text, name } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.problem.detail });
    }
  }
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(responseTemplateCalls.remove, { params: { id } });
    onRemove(id);
    const action = { label: 'Вернуть', onPress: () => void putBack() };
    showSnackbar({ type: 'info', text: 'Текст удалён', action });
  });

  if (isEditing) {
    return (
      <li>
        <TemplateForm
          template={template}
          onSaved={(saved) => {
            onChange(saved);
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className="rounded-control bg-surface-soft px-4 pt-3 pb-1 [overflow-wrap:anywhere]">
      {name && <p className="font-semibold">{name}</p>}
      <p className="whitespace-pre-line">{text}</p>
      <p className="-mx-3 flex flex-wrap">
        <Button kind="quiet" size="small" className="px-3!" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden className="size-4.5" />
          Изменить
        </Button>
        <Button
          kind="quiet"
          size="small"
          className="px-3!"
          pending={pending}
          onClick={() => void submit()}
        >
          <Trash2 aria-hidden className="size-4.5" />
          Удалить
        </Button>
      </p>
      {problem && (
        <p role="alert" className="pb-2 text-sm text-error">
          {problem.detail}
        </p>
      )}
    </li>
  );
}
