import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Steps } from '#web/ui/feedback/progress.tsx';
import { StepList, type StepListProps } from './step-list.tsx';

/** On a phone: where one is, and at a press the list of all steps. */
export function StepProgress(props: StepListProps) {
  const box = useRef<HTMLDetailsElement>(null);

  function close() {
    if (box.current) box.current.open = false;
  }

  return (
    <details ref={box} className="group lg:hidden">
      <summary className="block cursor-pointer list-none rounded-control [&::-webkit-details-marker]:hidden">
        <span className="flex min-h-11 items-center justify-between gap-4">
          {/* The heading of the step, which is there for whoever hears the page, says the same. */}
          <span aria-hidden className="text-xl leading-tight font-semibold sm:text-2xl">
            {props.steps[props.at]?.title}
          </span>
          <span className="flex shrink-0 items-center gap-1 text-sm font-medium text-action">
            Все шаги
            <ChevronDown
              aria-hidden
              className="size-5 transition-transform group-open:rotate-180"
            />
          </span>
        </span>
        <Steps steps={props.steps.map(({ title }) => title)} current={props.at} />
      </summary>
      <nav aria-label="Шаги" className="mt-3 rounded-card border border-line bg-surface p-2">
        <StepList {...props} onChoose={close} />
      </nav>
    </details>
  );
}
