import { useEffect, useState } from 'react';
import type { Draft } from '#contract/drafts.ts';
import { photoUrl } from '#contract/photos.ts';
import { getCity } from '#contract/places.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { PartName } from '../draft/draft-parts.ts';
import { wordsOfPart } from './part-words.ts';
import type { FormStep } from '../draft/steps.ts';

type PartVersionProps = { steps: readonly FormStep[]; draft: Draft; part: PartName };

/** One of two versions of a part, as its owner knows it. */
export function PartVersion({ steps, draft, part }: PartVersionProps) {
  if (part === 'city' && draft.city) return <CityName slug={draft.city} />;
  if (part === 'photos' && draft.photos.length > 0) return <Pictures ids={draft.photos} />;
  return (
    <span className="[overflow-wrap:anywhere] whitespace-pre-line">
      {wordsOfPart(steps, draft, part)}
    </span>
  );
}

function CityName({ slug }: { slug: string }) {
  const api = useApi();
  const [name, setName] = useState('');
  useEffect(() => {
    api.call(getCity, { params: { city: slug } }).then(
      (city) => setName(city.name),
      () => setName(slug),
    );
  }, [api, slug]);
  return <span>{name || '…'}</span>;
}

function Pictures({ ids }: { ids: readonly string[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {ids.map((id, at) => (
        <img
          key={id}
          src={photoUrl(id, 160)}
          width={48}
          height={48}
          alt={`Снимок ${at + 1}`}
          className="size-12 rounded-sm object-cover"
        />
      ))}
    </span>
  );
}
