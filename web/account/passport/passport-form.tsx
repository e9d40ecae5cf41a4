import { IdCard, UserRound } from 'lucide-react';
import { useState } from 'react';
import { type Passport, scansKeptDays } from '#contract/passport.ts';
import { countOf } from '#contract/russian.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ProgressBar } from '#web/ui/feedback/progress.tsx';
import { ScanField } from './scan-field.tsx';
import { type Scans, usePassportSending } from './use-passport-sending.ts';
import { useScan } from './use-scan.ts';

const days = ['день', 'дня', 'дней'] as const;

const nothing: Scans = { page: undefined, selfie: undefined };

interface PassportFormProps {
  onSent: (passport: Passport) => Promise<void>;
}

export function PassportForm({ onSent }: PassportFormProps) {
  const [page, selfie] = [useScan(), useScan()];
  const [hasConsent, setConsent] = useState(false);
  const { submit, pending, problem, errorsOf, attempt, share } = usePassportSending(onSent);
  /** What was sent last: a picture that was chosen since has nothing wrong yet. */
  const [tried, setTried] = useState<Scans>(nothing);
  const errors = {
    page: page.chosen?.body === tried.page ? errorsOf('page')[0] : undefined,
    selfie: selfie.chosen?.body === tried.selfie ? errorsOf('selfie')[0] : undefined,
    consent: hasConsent ? undefined : errorsOf('consent')[0],
  };
  function send() {
    const scans = { page: page.chosen?.body, selfie: selfie.chosen?.body };
    setTried(scans);
    void submit(scans, hasConsent);
  }

  return (
    <SubmitForm onSubmit={send} attempt={attempt}>
      {!problem?.errors && <FormProblem problem={problem} />}
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
        <ScanField
          id="passport-page"
          title="Страница с фотографией"
          hint="Разворот целиком, без бликов: имя, дата рождения и фото читаются. Серию и номер можно закрыть."
          picture={<IdCard />}
          scan={page}
          error={errors.page}
        />
        <ScanField
          id="passport-selfie"
          title="Вы с паспортом в руках"
          hint="Видны и ваше лицо, и та же страница паспорта рядом с ним."
          capture="user"
          picture={<UserRound />}
          scan={selfie}
          error={errors.selfie}
        />
      </div>
      <div className="border-t border-line pt-3">
        <Checkbox
          id="passport-consent"
          checked={hasConsent}
          onChange={(event) => setConsent(event.target.checked)}
          error={errors.consent}
          label="Согласен на обработку фотографий паспорта"
          hint={`Только чтобы сотрудник сверил имя и лицо. Снимки лежат зашифрованными, никому не показываются и стираются через ${countOf(scansKeptDays, days)} после решения.`}
        />
        <p className="pl-9 text-sm">
          <a
            href="/data-processing"
            target="_blank"
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover"
          >
            Полный текст согласия
          </a>
        </p>
      </div>
      {share !== null && <ProgressBar label="Отправляем снимки" value={share} />}
      <Button type="submit" size="large" pending={pending} className="sm:self-start">
        Отправить на проверку
      </Button>
    </SubmitForm>
  );
}
