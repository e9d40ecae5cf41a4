import type { CardPage } from '#contract/cards.ts';

type Group = CardPage['groups'][number];

/** Everything that was answered, in the groups of the form. */
export function CardGroups({ groups }: { groups: Group[] }) {
  return groups.map((group) => (
    <section key={group.title}>
      <h2 className="text-xl">{group.title}</h2>
      <dl className="mt-3 border-t border-line">
        {group.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </dl>
    </section>
  ));
}

function Line({ line }: { line: Group['lines'][number] }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[2fr_3fr]">
      <dt className="text-muted">{line.label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{line.text}</dd>
    </div>
  );
}
