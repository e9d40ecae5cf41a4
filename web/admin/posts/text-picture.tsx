import { useState, type RefObject } from 'react';
import { pictureAltAtMost } from '#contract/blog-editing.ts';
import { type Photo, photoUrl } from '#contract/photos.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { insertPicture } from './insert-picture.ts';
import { PictureSender } from './picture-sender.tsx';

interface TextPictureProps {
  body: string;
  /** Where it is written: the picture goes to the place of the caret. */
  area: RefObject<HTMLTextAreaElement | null>;
  onBody: (body: string) => void;
}

/** Sends a picture, asks what is on it, and puts it into the text. */
export function TextPicture({ body, area, onBody }: TextPictureProps) {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [alt, setAlt] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  function insert() {
    if (!photo) return;
    if (alt.trim().length < 3) return setFault('Опишите словами, что на картинке');
    const at = area.current?.selectionEnd ?? body.length;
    onBody(insertPicture(body, at, { alt, src: photoUrl(photo.id, 1280) }));
    leave();
    area.current?.focus();
  }
  function leave() {
    setPhoto(null);
    setAlt('');
    setFault(null);
  }

  if (!photo) return <PictureSender label="Картинка в текст" onSent={setPhoto} />;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-4">
      <img
        src={photo.url}
        width={photo.width}
        height={photo.height}
        alt=""
        className="h-auto max-h-48 w-auto self-start rounded-control"
      />
      <TextField
        label="Что на картинке"
        hint="Для тех, кто её не увидит"
        maxLength={pictureAltAtMost}
        value={alt}
        error={fault}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The article itself is not sent by it.
          event.preventDefault();
          insert();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" size="small" onClick={insert}>
          Вставить в текст
        </Button>
        <Button kind="quiet" size="small" onClick={leave}>
          Не вставлять
        </Button>
      </div>
    </div>
  );
}
