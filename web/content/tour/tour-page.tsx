import type { TextPage as Text } from '#contract/content.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { Container } from '#web/ui/display/container.tsx';
import { Scene } from '#web/ui/illustrations/illustration.tsx';
import { PageTrail } from '../page-trail.tsx';
import { TextBlocks } from '#web/texts/text-blocks.tsx';
import { TextSpans } from '#web/texts/text-spans.tsx';
import { stepsOf, type Step } from './steps.ts';
import type { TourRole } from './tour-role.ts';
import { useOwnTour } from './use-own-tour.ts';

const roles: { role: TourRole; label: string }[] = [
  { role: 'employee', label: 'Ищу помощника' },
  { role: 'worker', label: 'Ищу работу' },
];

/** The tour: for either role its own steps, on an address of its own. */
export function TourPage({ page, role }: { page: Text; role: TourRole }) {
  useOwnTour();
  const { lead, steps } = stepsOf(page.body);
  return (
    <Container className="pt-4 pb-16">
      <div className="mx-auto max-w-4xl">
        <PageTrail label={page.title} href="/ture" />
        <h1 className="mt-2 text-3xl">{page.title}</h1>
        <div className="mt-3 text-lg">
          <TextBlocks blocks={lead} />
        </div>
        <RoleSwitch chosen={role} />
        <ol className="mt-8 flex flex-col gap-6">
          {steps.map((step, at) => (
            <StepCard key={step.id} step={step} number={at + 1} />
          ))}
        </ol>
      </div>
    </Container>
  );
}

function RoleSwitch({ chosen }: { chosen: TourRole }) {
  return (
    <nav
      aria-label="Для кого"
      className="mt-6 grid grid-cols-2 gap-1 rounded-card bg-surface-soft p-1 sm:inline-grid print:hidden large:max-sm:grid-cols-1"
    >
      {roles.map(({ role, label }) => (
        <HrefLink
          key={role}
          // Named also for families: the address without a role leads whoever wants work to theirs.
          href={`/ture?role=${role}`}
          keepScroll
          aria-current={role === chosen ? 'page' : undefined}
          className={classes(
            'flex min-h-12 items-center justify-center rounded-control px-4 text-center font-semibold',
            role === chosen ? 'bg-surface text-action shadow-soft' : 'hover:bg-surface',
          )}
        >
          {label}
        </HrefLink>
      ))}
    </nav>
  );
}

function StepCard({ step, number }: { step: Step; number: number }) {
  const { id, title, picture, blocks } = step;
  return (
    <li className="grid break-inside-avoid items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 shadow-soft sm:grid-cols-[15rem_minmax(0,1fr)] sm:p-8">
      {picture && <Scene name={picture} className="mx-auto w-full max-w-60" />}
      <div className="min-w-0">
        <h2 id={id} className="flex scroll-mt-6 items-center gap-3 text-xl sm:text-2xl">
          <span
            aria-hidden
            className="numbers grid size-8 shrink-0 place-items-center rounded-full bg-action text-lg text-on-action sm:size-9"
          >
            {number}
          </span>
          <span className="min-w-0">
            <TextSpans spans={title} />
          </span>
        </h2>
        <div className="mt-3">
          <TextBlocks blocks={blocks} />
        </div>
      </div>
    </li>
  );
}
