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
    <details ref={box} className="group rounded-card border border-line bg-surface lg:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card p-4 [&::-webkit-details-marker]:hidden">
        <span className="grow">
          <Steps steps={props.steps.map(({ title }) => title)} current={props.at} />
        </span>
        <span className="text-sm font-medium text-action">Все шаги</span>
        <ChevronDown
          aria-hidden
          className="-ml-2.5 size-5 shrink-0 text-action transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label="Шаги" className="border-t border-line p-2">
        <StepList {...props} onChoose={close} />
      </nav>
    </details>
  );
}
