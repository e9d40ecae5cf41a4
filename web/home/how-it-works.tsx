import type { ReactNode } from 'react';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { ForSide } from './for-side.tsx';

const forFamilies = [
  'Расскажите, кто вам нужен: это пять минут.',
  'Сравните анкеты: опыт, расписание, оплату.',
  'Напишите тем, кто понравился, и встретьтесь.',
];

const forHelpers = [
  'Заполните анкету: подскажем, о чём писать.',
  'Ищите вакансии рядом с домом и на свои часы.',
  'Пока анкета открыта, семьи найдут вас сами.',
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-3xl">
        Как это работает
      </h2>
      <div className="mt-4 grid auto-cols-fr gap-4 sm:mt-6 sm:gap-6 lg:grid-flow-col">
        <ForSide kind="resume">
          <Steps
            title="Если вы ищете помощника"
            steps={forFamilies}
            href="/ture"
            more="Все шаги для семьи"
          >
            <Illustration name="find-helper" className="mx-auto w-full max-w-64 max-sm:hidden" />
          </Steps>
        </ForSide>
        <ForSide kind="vacancy">
          <Steps
            title="Если вы ищете работу"
            steps={forHelpers}
            href="/ture?role=worker"
            more="Все шаги для помощника"
          >
            <Illustration name="find-work" className="mx-auto w-full max-w-64 max-sm:hidden" />
          </Steps>
        </ForSide>
      </div>
    </section>
  );
}

interface StepsProps {
  title: string;
  steps: string[];
  href: string;
  more: string;
  children: ReactNode;
}

function Steps({ title, steps, href, more, children }: StepsProps) {
  return (
    <div className="grid gap-6 rounded-card bg-surface-soft p-4 pb-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center sm:p-8">
      {children}
      <div>
        <h3 className="text-lg sm:text-xl">{title}</h3>
        <ol className="mt-3 flex flex-col gap-3 sm:mt-4 sm:gap-4">
          {steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="numbers grid size-8 shrink-0 place-items-center rounded-full bg-action font-semibold text-on-action"
              >
                {at + 1}
              </span>
              <span className="min-w-0 pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
        <HrefLink
          href={href}
          className="mt-1 inline-flex min-h-11 sm:mt-3 items-center font-semibold text-action underline-offset-4 hover:underline"
        >
          {more}
        </HrefLink>
      </div>
    </div>
  );
}
