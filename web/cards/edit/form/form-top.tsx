import { Saving, type SavingProps } from '../autosave/saving.tsx';

type FormTopProps = SavingProps & { title: string; category: string };

export function FormTop({ title, category, work }: FormTopProps) {
  return (
    <header>
      {/* One line on a phone, where the questions need the room. Its height never changes: a page
          that moves under a thumb loses the tap. */}
      <div className="flex min-h-7 items-center justify-between gap-3 lg:min-h-0">
        <p className="max-w-1/2 shrink-0 text-sm font-medium text-muted">{category}</p>
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
