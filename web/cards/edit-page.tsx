export function EditPage({
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
      Форма {kind} {category} {slug}
    </h1>
  );
}
