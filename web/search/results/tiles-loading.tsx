import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the tiles that are on their way. */
export function TilesLoading() {
  return (
    <Loading label="Ищем…" className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {places.map((place) => (
        <Card key={place} className="flex flex-col gap-4">
          <div className="flex items-center gap-4">
            <Skeleton className="size-14 rounded-full!" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </Card>
      ))}
    </Loading>
  );
}
