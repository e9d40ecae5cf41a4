import { Check, CircleHelp, X } from 'lucide-react';
import { type Fit, type FitState, getFit } from '#contract/fit.ts';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { useApi } from '#web/lib/context/router-context.ts';

interface CardFitProps {
  vacancy?: string;
  resume?: string;
  /** What stands around it says already what it is. */
  bare?: boolean;
}

/** Why two cards fit, in words; nothing for somebody without a card of the other kind. */
export default function CardFit({ bare = false, ...slugs }: CardFitProps) {
  const api = useApi();
  const { answer } = useAnswer(() => api.call(getFit, { query: slugs }));
  if (!answer?.own || answer.lines.length === 0) return null;
  return <FitLines fit={answer} own={bare ? null : answer.own.title} />;
}

const looks: Record<FitState, { icon: typeof Check; tone: string; word: string }> = {
  met: { icon: Check, tone: 'text-success', word: 'подходит' },
  unmet: { icon: X, tone: 'text-error', word: 'не совпадает' },
  open: { icon: CircleHelp, tone: 'text-muted', word: 'можно уточнить' },
};

function FitLines({ fit, own }: { fit: Fit; own: string | null }) {
  return (
    <section className="print:hidden">
      {own !== null && (
        <>
          <h2 className="text-2xl">Подходит ли вам</h2>
          <p className="mt-1 mb-4 text-muted">Сравнили с карточкой «{own}».</p>
        </>
      )}
      <ul className="flex flex-col gap-2">
        {fit.lines.map(({ key, label, text, state }) => {
          const { icon: Icon, tone, word } = looks[state];
          return (
            <li key={key} className="flex gap-2.5">
              <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="sr-only">{word}: </span>
                <span className="font-medium">{label}:</span> {text}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
