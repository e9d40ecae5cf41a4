import { FileText } from 'lucide-react';
import type { Attachment } from '#contract/attachments.ts';
import { downloadDocument } from '#contract/files.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { photoSources } from '#contract/photos.ts';
import { Photo } from '#web/ui/display/photo.tsx';
import { sizeWords } from './size-words.ts';

/** Pictures are seen, documents are downloaded. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul className="mb-1 flex max-w-full flex-col gap-2">
      {attachments.map((one) => (
        <li key={one.id} className="max-w-full">
          {one.kind === 'picture' ? <Picture picture={one} /> : <Paper paper={one} />}
        </li>
      ))}
    </ul>
  );
}

function Picture({ picture }: { picture: Extract<Attachment, { kind: 'picture' }> }) {
  const { url, width, height, placeholder } = picture;
  return (
    <a
      href={url.replace(/\d+(?=\.webp$)/, '1280')}
      target="_blank"
      rel="noreferrer"
      className="block w-72 max-w-full"
    >
      <Photo
        src={url}
        srcSet={photoSources(url)}
        sizes="18rem"
        width={width}
        height={height}
        placeholder={placeholder}
        alt="Фотография. Открыть целиком"
        className="max-h-80 w-full rounded-control"
      />
    </a>
  );
}

function Paper({ paper }: { paper: Extract<Attachment, { kind: 'document' }> }) {
  return (
    <a
      href={apiPrefix + downloadDocument.path.replace(':file', paper.id)}
      download={paper.name}
      className="flex min-h-14 w-72 max-w-full items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-2 text-ink hover:border-action"
    >
      <FileText aria-hidden className="size-7 shrink-0 text-action" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{paper.name}</span>
        <span className="block text-sm text-muted">Скачать PDF, {sizeWords(paper.size)}</span>
      </span>
    </a>
  );
}
