export function DetailPage({ kind, slug }: { kind: 'vacancy' | 'resume'; slug: string }) {
  return (
    <h1>
      Карточка {kind} {slug}
    </h1>
  );
}
