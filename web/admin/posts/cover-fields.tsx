import { pictureAltAtMost, postCovers } from '#contract/blog-editing.ts';
import { photoUrl } from '#contract/photos.ts';
import { coverShape, PostCover } from '#web/blog/post-cover.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PictureSender } from './picture-sender.tsx';
import { type PostDraft, postFieldNames as names } from './post-draft.ts';

interface CoverFieldsProps {
  draft: PostDraft;
  change: (part: Partial<PostDraft>) => void;
  errorsOf: (path: string) => string[];
}

/** What stands above the article: one of the drawings, or a picture of its own. */
export function CoverFields({ draft, change, errorsOf }: CoverFieldsProps) {
  const { cover, coverFile, coverAlt, topic } = draft;
  const [fault] = errorsOf('cover_picture');
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold">Над статьёй</legend>
      {coverFile ? (
        <>
          <img
            src={photoUrl(coverFile, 640)}
            alt={coverAlt}
            className={`photo rounded-card ${coverShape}`}
          />
          <TextField
            label={names.coverAlt}
            hint="Для тех, кто её не увидит: «Няня и девочка лепят из глины»"
            maxLength={pictureAltAtMost}
            value={coverAlt}
            error={errorsOf('cover_picture.alt')[0]}
            onChange={({ target }) => change({ coverAlt: target.value })}
          />
        </>
      ) : (
        <>
          <Select
            label={names.cover}
            options={Object.entries(postCovers).map(([value, label]) => ({ value, label }))}
            value={cover}
            error={errorsOf('cover')[0]}
            onChange={({ target }) => change({ cover: target.value })}
          />
          <PostCover cover={cover} picture={null} topic={topic} className="rounded-card" />
        </>
      )}
      {fault && (
        <p role="alert" className="text-error">
          {fault}
        </p>
      )}
      <PictureSender
        label={coverFile ? 'Другая картинка' : 'Своя картинка'}
        onSent={({ id }) => change({ coverFile: id, coverAlt: '' })}
      />
      {coverFile && (
        <Button
          kind="quiet"
          size="small"
          className="self-start"
          onClick={() => change({ coverFile: '', coverAlt: '' })}
        >
          Вернуть рисунок
        </Button>
      )}
    </fieldset>
  );
}
