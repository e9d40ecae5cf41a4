import { Saving, type SavingProps } from './saving.tsx';

type FormTopProps = SavingProps & { title: string; category: string };

export function FormTop({ title, category, work }: FormTopProps) {
  return (
    <header>
      {/* One line on a phone, where the questions need the room. */}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm font-medium text-muted">{category}</p>
        {/* A desktop shows it beside the steps, and a phone shows trouble in the bar below. */}
        {work.saving !== 'unsaved' && (
          <div className="lg:hidden">
            <Saving work={work} />
          </div>
        )}
      </div>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
    </header>
  );
}
