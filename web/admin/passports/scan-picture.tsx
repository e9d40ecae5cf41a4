import { useState } from 'react';
import type { PassportPart } from '#contract/passport.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useScanPicture } from './use-scan-picture.ts';

const titles: Record<PassportPart, string> = {
  page: 'Страница с фотографией',
  selfie: 'Человек с паспортом',
};

interface ScanPictureProps {
  id: number;
  part: PassportPart;
}

/** In full; a press opens it as large as it is, in a tab of its own. */
export function ScanPicture({ id, part }: ScanPictureProps) {
  const [round, setRound] = useState(0);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-semibold">{titles[part]}</figcaption>
      <Picture key={round} id={id} part={part} onAgain={() => setRound(round + 1)} />
    </figure>
  );
}

function Picture({ id, part, onAgain }: ScanPictureProps & { onAgain: () => void }) {
  const picture = useScanPicture(id, part);
  if (picture.state === 'loading') {
    return <Skeleton className="aspect-3/2 w-full rounded-control" />;
  }
  if (picture.state === 'failed') {
    return (
      <div
        role="alert"
        className="flex flex-col items-start gap-3 rounded-control bg-error-soft p-4"
      >
        <p>{picture.text}</p>
        <Button kind="secondary" size="small" onClick={onAgain}>
          Показать ещё раз
        </Button>
      </div>
    );
  }
  return (
    <a href={picture.url} target="_blank" className="block rounded-control">
      <img
        src={picture.url}
        alt={`${titles[part]}, открыть целиком`}
        className="max-h-[70dvh] w-full rounded-control bg-surface-soft object-contain"
      />
    </a>
  );
}
