import { FormSummary } from '#web/ui/fields/form-summary.tsx';
import { fieldId } from '../../owner/address.ts';
import { errorLines } from '../draft/labels.ts';
import type { CardFormWork } from './use-card-form.ts';

/** What publication was refused for; every line leads to its field, on whatever step it is. */
export function FormErrors({ form: { steps, found, walk } }: { form: CardFormWork }) {
  const lines = errorLines(steps, found.errors);
  if (found.attempt === 0 || lines.length === 0) return null;
  return (
    <div className="mb-6">
      <FormSummary
        attempt={found.attempt}
        errors={lines.map(({ path, text }) => ({ field: fieldId(path), text }))}
        onMissing={(field) => walk.goToField(field.slice(fieldId('').length))}
      />
    </div>
  );
}
