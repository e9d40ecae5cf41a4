export function CreatePage({ kind }: { kind: 'vacancy' | 'resume' }) {
  return <h1>Создать {kind}</h1>;
}
