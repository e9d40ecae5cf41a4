import type { ConsentKind } from '#contract/session.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

export const consentFields = {
  agreement: 'consent-agreement',
  personal_data: 'consent-personal-data',
  marketing: 'consent-marketing',
};

type Asked = keyof typeof consentFields;

interface ConsentsProps {
  given: ConsentKind[];
  onChange: (given: ConsentKind[]) => void;
  errorOf: (kind: Asked) => string | undefined;
}

/** Each consent is a box of its own, and none is ticked beforehand. */
export function Consents({ given, onChange, errorOf }: ConsentsProps) {
  const brand = useShell()?.config.brand;
  const box = (kind: Asked) => ({
    id: consentFields[kind],
    checked: given.includes(kind),
    error: errorOf(kind),
    onChange: (event: { target: { checked: boolean } }) =>
      onChange(event.target.checked ? [...given, kind] : given.filter((one) => one !== kind)),
  });
  return (
    <div className="flex flex-col">
      <Checkbox
        {...box('agreement')}
        label={
          <>
            Принимаю <TextLink href="/agreement">пользовательское соглашение</TextLink>
          </>
        }
        hint={`«${brand?.name ?? 'Рядом'}» знакомит семьи и специалистов, но сам услуг не оказывает. За правдивость своих слов отвечает каждый.`}
      />
      <Checkbox
        {...box('personal_data')}
        label={
          <>
            Согласен на <TextLink href="/data-processing">обработку персональных данных</TextLink>
          </>
        }
        hint="Имя, телефон, почта и то, что вы напишете в анкете или вакансии, — только для работы сервиса. Отозвать согласие можно в настройках."
      />
      <Checkbox
        {...box('marketing')}
        label="Хочу получать новости и советы"
        hint="Необязательно. Отказаться можно в любой момент."
      />
    </div>
  );
}

/** In a tab of its own: what was typed stays where it is. */
function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-action underline underline-offset-4 hover:text-action-hover"
    >
      {children}
    </a>
  );
}
