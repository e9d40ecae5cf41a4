import type { AnswerOf } from '#contract/endpoint.ts';
import type { statisticsCalls } from '#contract/statistics.ts';
import { AgesChart } from './ages-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import { chartCsv, charts, writerOf } from './charts.ts';
import { DaysTable } from './days-table.tsx';
import { DecidedTable } from './decided-table.tsx';
import { MissedWords } from './missed-words.tsx';
import { PeriodForm } from './period-form.tsx';
import type { Period } from './period.ts';

interface StatisticsPageProps {
  period: Period;
  loaded: AnswerOf<typeof statisticsCalls.show>;
}

export function StatisticsPage({ period, loaded }: StatisticsPageProps) {
  const { days, totals, before, decided, ages, missed } = loaded;
  const names = days.map(({ day }) => day);
  return (
    <>
      <h1 className="text-2xl">Цифры</h1>
      <PeriodForm period={period} days={days} />
      <div className="mt-5 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {charts.map((chart) => (
          <BarChart
            key={chart.title}
            title={chart.title}
            days={names}
            parts={chart.parts.map(({ key, ...part }) => ({
              ...part,
              values: days.map((day) => day[key]),
              total: totals[key],
              before: before[key],
            }))}
            write={writerOf(chart)}
            csv={() => chartCsv(chart, days)}
          />
        ))}
      </div>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <AgesChart ages={ages} />
        <DecidedTable decided={decided} period={period} />
        <MissedWords missed={missed} period={period} />
      </div>
      <DaysTable days={days} />
    </>
  );
}
