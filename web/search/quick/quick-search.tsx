import { ArrowRight } from 'lucide-react';
import type { CardKind } from '#contract/categories.ts';
import { capitalize } from '#contract/russian.ts';
import { useOpenAreas } from '#web/cards/areas/areas.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { useShell } from '#web/lib/context/use-shell.ts';
import { useChosenCity } from '#web/places/current-city.ts';
import { rememberRole, useStoredRole } from '#web/session/steps/guest-role.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { SideChoice } from './side-choice.tsx';
import { CityChoice } from './city-choice.tsx';
import { useTotal } from './use-total.ts';
import { hrefOf, showWords, times, type QuickQuery } from './quick-query.ts';

const words: Record<CardKind, { who: string; anybody: string }> = {
  resume: { who: 'Кого вы ищете', anybody: 'Любого помощника' },
  vacancy: { who: 'Кем вы работаете', anybody: 'Любая работа' },
};

const categoryKey = 'search.category';
const timeKey = 'search.time';

/** Who, where and when; the way on says how many there are. Without scripts it leads to all. */
export function QuickSearch({ city: fixed }: { city?: string }) {
  const kind = useKind();
  const categories = useShell()?.categories ?? [];
  const chosen = useChosenCity()?.slug ?? null;
  const city = fixed ?? chosen;
  // For the visit: choosing another city may lead to its own page.
  const slug = useStored(categoryKey, 'session') ?? '';
  const stored = useStored(timeKey, 'session');
  const time = times.find(({ value }) => value === stored)?.value ?? null;
  const category = categories.find((one) => one.slug === slug) ?? null;
  const query: QuickQuery = { kind: kind.chosen, category, city, time };
  const total = useTotal(query);
  const { who, anybody } = words[kind.chosen];
  return (
    <search
      aria-label="Поиск"
      className="mt-6 flex max-w-xl flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5"
    >
      {kind.isOpen && <SideChoice value={kind.chosen} onChange={kind.choose} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={who}
          placeholder={anybody}
          options={categories.map((one) => ({
            value: one.slug,
            label: capitalize(
              kind.chosen === 'resume' ? one.forms.accusative : one.forms.instrumental,
            ),
          }))}
          value={slug}
          onChange={({ target }) => writeStored(categoryKey, target.value || null, 'session')}
        />
        {fixed === undefined && <CityChoice />}
        {category && (
          <Select
            label="Когда"
            placeholder="В любое время"
            className="sm:col-span-2"
            options={times}
            value={time ?? ''}
            onChange={({ target }) => writeStored(timeKey, target.value || null, 'session')}
          />
        )}
      </div>
      <HrefLink
        href={hrefOf(query)}
        className={buttonStyles({ size: 'large', wide: true, className: 'max-sm:px-4' })}
      >
        <span className="numbers">{showWords(query, total)}</span>
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </HrefLink>
    </search>
  );
}

/** Whoever is signed in has one side; a guest chooses, and is known by it from then on. */
function useKind() {
  const open = useOpenAreas();
  const isOpen = open.resume && open.vacancy;
  const role = useStoredRole();
  const ofGuest: CardKind = role === 'worker' ? 'vacancy' : 'resume';
  const ofMember: CardKind = open.resume ? 'resume' : 'vacancy';
  return {
    isOpen,
    chosen: isOpen ? ofGuest : ofMember,
    choose: (kind: CardKind) => rememberRole(kind === 'resume' ? 'employer' : 'worker'),
  };
}
