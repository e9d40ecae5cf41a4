export function PreviewPage({
  kind,
  category,
  slug,
}: {
  kind: 'vacancy' | 'resume';
  category: string;
  slug?: string;
}) {
  return (
    <h1>
      Просмотр {kind} {category} {slug}
    </h1>
  );
}
