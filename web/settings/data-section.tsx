import { Download } from 'lucide-react';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { downloadData } from './download-data.ts';
import { Section } from './section.tsx';

export function DataSection() {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const { submit, pending, problem } = useSubmit(async () => {
    await downloadData(api);
    showSnackbar({ type: 'success', text: 'Архив загружен. Откройте в нём index.html' });
  });
  return (
    <Section
      id="data"
      title="Мои данные"
      text="Архив со всем, что сайт знает о вас: страница, которую откроет любой браузер, те же данные для программ и ваши фотографии."
    >
      <div className="flex flex-col items-start gap-3">
        <FormProblem problem={problem} />
        <Button
          kind="secondary"
          className="max-sm:w-full"
          pending={pending}
          onClick={() => void submit()}
        >
          <Download aria-hidden className="size-5" />
          Скачать мои данные
        </Button>
        <output className="sr-only">{pending && 'Собираем архив…'}</output>
      </div>
    </Section>
  );
}
