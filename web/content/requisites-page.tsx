import { Info } from 'lucide-react';
import type { Requisite, TextPage as Text } from '#contract/content.ts';
import { Card } from '#web/ui/display/card.tsx';
import { TextPage } from './text-page.tsx';

interface RequisitesPageProps {
  page: Text;
  requisites: Requisite[];
}

export function RequisitesPage({ page, requisites }: RequisitesPageProps) {
  return <TextPage page={page} slots={{ requisites: <Requisites lines={requisites} /> }} />;
}

function Requisites({ lines }: { lines: Requisite[] }) {
  return (
    <div className="my-6 flex flex-col gap-4">
      {lines.some(({ is_example }) => is_example) && <ExampleNote />}
      <Card as="section" flush aria-label="Реквизиты">
        <dl className="divide-y divide-line">
          {lines.map(({ key, label, value }) => (
            <div key={key} className="grid gap-x-6 px-4 py-3 sm:grid-cols-[13rem_1fr] sm:px-6">
              <dt className="text-muted">{label}</dt>
              <dd className="numbers font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

function ExampleNote() {
  return (
    <p className="flex gap-3 rounded-card bg-warning-soft p-4">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <span>
        <strong className="font-semibold">Это пример.</strong> Такой организации нет, номера
        выдуманы. Тот, кто запускает сервис, указывает здесь свои данные.
      </span>
    </p>
  );
}
