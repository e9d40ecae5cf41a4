export const withoutCount = (title: string): string => title.replace(/^\(\d+\+?\) /, '');

/** The title of a page after the number of what is unread; none: as it is. */
export function withCount(title: string, count: number): string {
  const bare = withoutCount(title);
  if (count <= 0) return bare;
  return `(${count > 99 ? '99+' : count}) ${bare}`;
}
