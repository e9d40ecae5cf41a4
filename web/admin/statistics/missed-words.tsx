import { countOf } from '#contract/russian.ts';
import { type MissedWord, missedAtLeast } from '#contract/statistics.ts';
import { csvOf } from '../csv/csv.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import type { Period } from './period.ts';

interface MissedWordsProps {
  missed: MissedWord[];
  period: Period;
}

/** What people look for and nobody offers. */
export function MissedWords({ missed, period: { from, to } }: MissedWordsProps) {
  const text = () =>
    csvOf(
      ['Слово', 'Раз', 'Дней'],
      missed.map(({ word, times, days }) => [word, times, days]),
    );
  return (
    <section aria-labelledby="missed" className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 id="missed" className="text-lg">
          Ищут и не находят
        </h2>
        {missed.length > 0 && (
          <CsvButton name={`ryadom-words-${from}-${to}`} text={text} label="слова" size="small" />
        )}
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Слова, которых нет ни в одной карточке. Храним 90 дней, без людей, телефонов и адресов;
        показываем, если искали не меньше {missedAtLeast} раз.
      </p>
      {missed.length === 0 ? (
        <p className="mt-2">За эти дни таких слов нет.</p>
      ) : (
        <ol className="mt-2 columns-2 gap-6 rounded-card border border-line bg-surface px-4 py-3 sm:columns-3">
          {missed.map(({ word, times }) => (
            <li key={word} className="flex break-inside-avoid justify-between gap-3 py-1">
              <span className="min-w-0 [overflow-wrap:anywhere]">{word}</span>
              <span className="numbers text-sm whitespace-nowrap text-muted">
                {countOf(times, ['раз', 'раза', 'раз'])}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
