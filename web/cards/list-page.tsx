export function ListPage({ kind, path }: { kind: 'vacancy' | 'resume'; path: string }) {
  return (
    <h1>
      Список {kind} {path}
    </h1>
  );
}
