import { useNavigate } from '@tanstack/react-router';
import { comparedAtMost } from '#contract/favorites.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';

const form = 'compare';

interface CompareBarProps {
  /** Slugs of the cards that were ticked. */
  chosen: string[];
}

/** A plain form around the ticks of the cards, so it works before the scripts do. */
export function CompareBar({ chosen }: CompareBarProps) {
  const navigate = useNavigate();
  const isReady = chosen.length > 1;
  return (
    <form
      id={form}
      action="/account/favorites/compare"
      className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 md:mx-0 md:px-0 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/account/favorites/compare', search: { slug: chosen } });
      }}
    >
      <Button type="submit" kind={isReady ? 'primary' : 'secondary'} aria-disabled={!isReady}>
        Сравнить{isReady && ` ${chosen.length}`}
      </Button>
      <p aria-live="polite" className="min-w-0 text-sm text-muted">
        {hintOf(chosen.length)}
      </p>
    </form>
  );
}

function hintOf(chosen: number): string {
  if (chosen === 0) return 'Отметьте две или три карточки, чтобы увидеть их рядом';
  if (chosen === 1) return 'Отметьте ещё одну';
  return chosen < comparedAtMost ? 'Можно добавить третью' : 'Больше трёх рядом не поместится';
}

interface CompareTickProps {
  slug: string;
  /** Names the card for those who do not see beside which one the tick stands. */
  of: string;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export function CompareTick({ slug, of, chosen, onChange }: CompareTickProps) {
  const isChosen = chosen.includes(slug);
  return (
    <Checkbox
      form={form}
      name="slug[]"
      value={slug}
      label={
        <>
          Сравнить<VisuallyHidden> «{of}»</VisuallyHidden>
        </>
      }
      checked={isChosen}
      disabled={!isChosen && chosen.length >= comparedAtMost}
      onChange={() => onChange(isChosen ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
    />
  );
}
