import { Eye } from 'lucide-react';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import type { FormAddress } from '../../owner/address.ts';
import { showHref } from '../../owner/address.ts';
import type { FieldErrors } from '../draft/check.ts';
import { ConsentBox } from './consent-box.tsx';
import { FormLink } from '../../owner/form-link.tsx';
import { MissingList } from './missing-list.tsx';
import type { FormStep } from '../draft/steps.ts';
import type { FormWalk } from '../steps/use-form-walk.ts';

type PublishPartProps = {
  address: FormAddress;
  steps: readonly FormStep[];
  walk: FormWalk;
  missing: FieldErrors;
  /** More steps follow: what is told here is plain to the eye. */
  brief: boolean;
  /** A resume whose owner strangers do not see by name yet. */
  asksConsent: boolean;
  consent: { checked: boolean; onChange: (checked: boolean) => void };
};

/** The end of the last step: what is missing, how it will look, who may see it. */
export function PublishPart({
  address,
  steps,
  walk,
  missing,
  brief,
  asksConsent,
  consent,
}: PublishPartProps) {
  return (
    <section aria-labelledby="publication" className="mt-4 flex flex-col gap-5 sm:mt-10">
      <h2 id="publication" className={brief ? 'text-2xl max-sm:sr-only' : 'text-2xl'}>
        Публикация
      </h2>
      <MissingList steps={steps} missing={missing} hrefOf={walk.hrefOf} onGo={walk.goToField} />
      {asksConsent && <ConsentBox {...consent} />}
      <FormLink
        href={showHref(address)}
        className={buttonStyles({ kind: 'secondary', className: 'self-start' })}
      >
        <Eye aria-hidden className="size-5" />
        Посмотреть, как увидят люди
      </FormLink>
    </section>
  );
}
