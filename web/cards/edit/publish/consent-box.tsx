import { useShell } from '#web/lib/context/use-shell.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type ConsentBoxProps = { checked: boolean; onChange: (checked: boolean) => void };

/** A consent of its own, unticked: publication does not depend on it. */
export function ConsentBox({ checked, onChange }: ConsentBoxProps) {
  const support = useShell()?.config.brand.support_email;
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2">
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        label="Разрешаю показывать моё имя и анкету всем"
        hint={
          <>
            Необязательно. Без разрешения анкета тоже будет в поиске на сайте, но имя и фото скрыты
            от незнакомых, а Яндекс и Google её не найдут.
            {support && ` Передумаете — напишите на ${support}.`}
          </>
        }
      />
    </div>
  );
}
