import { Saving, type SavingProps } from './saving.tsx';

type FormTopProps = SavingProps & { title: string; category: string };

export function FormTop({ title, category, work }: FormTopProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-sm font-medium text-muted">{category}</p>
        <h1 className="text-3xl">{title}</h1>
      </div>
      {/* A desktop shows it beside the steps, and a phone shows trouble in the bar below. */}
      {work.saving !== 'unsaved' && (
        <div className="lg:hidden">
          <Saving work={work} />
        </div>
      )}
    </header>
  );
}
