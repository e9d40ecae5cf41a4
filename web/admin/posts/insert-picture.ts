interface NamedPicture {
  alt: string;
  src: string;
}

/** Markdown of a picture as a paragraph of its own, at the end of the line that `at` is in. */
export function insertPicture(body: string, at: number, { alt, src }: NamedPicture): string {
  const end = body.indexOf('\n', at);
  const [before, after] = end < 0 ? [body, ''] : [body.slice(0, end), body.slice(end)];
  // What Markdown would read as the end of the words.
  const words = alt.replaceAll(/[[\]\\]/g, '').trim();
  const parts = [before.trimEnd(), `![${words}](${src})`, after.trimStart()];
  return parts.filter((part) => part !== '').join('\n\n');
}
