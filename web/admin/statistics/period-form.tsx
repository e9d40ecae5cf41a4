import { useNavigate } from '@tanstack/react-router';
import { formatQuery } from '#contract/query-string.ts';
import type { StatisticsDay } from '#contract/statistics.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CsvButton } from '../csv/csv-button.tsx';
import { daysCsv } from './csv.ts';
import { type Period, periodOf } from './period.ts';

interface PeriodFormProps {
  period: Period;
  days: StatisticsDay[];
}

const pathOf = (chosen: object) => `/admin/statistics${formatQuery(chosen)}`;

const usual = [
  { days: 7, label: 'Неделя' },
  { days: 30, label: '30 дней' },
  { days: 90, label: '90 дней' },
  { days: 365, label: 'Год' },
];

/** A form of the old kind: it asks by its address, with scripts or without. */
export function PeriodForm({ period, days }: PeriodFormProps) {
  const navigate = useNavigate();
  return (
    <form
      key={`${period.from} ${period.to}`}
      action="/admin/statistics"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ href: pathOf(Object.fromEntries(new FormData(event.currentTarget))) });
      }}
      className="mt-4 flex flex-wrap items-end gap-3"
    >
      <TextField name="from" type="date" label="С" defaultValue={period.from} />
      <TextField name="to" type="date" label="По" defaultValue={period.to} />
      <Button type="submit" kind="secondary">
        Показать
      </Button>
      <CsvButton name={`ryadom-${period.from}-${period.to}`} text={() => daysCsv(days)} />
      <ul aria-label="До этого дня" className="flex basis-full flex-wrap gap-x-5">
        {usual.map((one) => (
          <li key={one.days}>
            <HrefLink
              href={pathOf(lastDays(period.to, one.days))}
              keepScroll
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {one.label}
            </HrefLink>
          </li>
        ))}
      </ul>
    </form>
  );
}

function lastDays(to: string, days: number): Period {
  const from = new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  return periodOf({ from, to });
}
