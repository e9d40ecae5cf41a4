const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Few at a time, so that whoever reads only the first page is found out. */
const mostKeys = 7;

/** ListObjectsV2: in the order of the keys, with a token that leads on. */
export function listXml<Answer>(
  objects: Map<string, Buffer>,
  target: string,
  ok: (status: number, body: Buffer) => Answer,
): Answer | { status: number; code: string } {
  const query = new URLSearchParams(target.split(/\?(.*)/s)[1] ?? '');
  if (query.get('list-type') !== '2') return { status: 501, code: 'NotImplemented' };
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64').toString();
  // The key itself may be gone by now.
  if (token !== null && !/^[\w.-]+\/[\w./-]+$/.test(after)) {
    return { status: 400, code: 'InvalidArgument' };
  }
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const page = keys.slice(0, mostKeys);
  const last = page.at(-1) ?? '';
  const isTruncated = keys.length > page.length;
  const next = `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>`;
  const contents = page.map(
    (key) =>
      `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`,
  );
  return ok(
    200,
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
        `<Name>x</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>` +
        `${isTruncated ? next : ''}${contents.join('')}</ListBucketResult>`,
    ),
  );
}
