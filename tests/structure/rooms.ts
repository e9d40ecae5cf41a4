const serverGround = ['platform', 'embedded-postgres', 'web'];

/** `server/cards/search/queries.ts` → `cards`; null for what is no room. */
export function serverRoom(path: string): string | null {
  const room = /^server\/([^/]+)\//.exec(path)?.[1];
  return room && !serverGround.includes(room) ? room : null;
}

const webGround = ['ui', 'lib', 'framework', 'routes', 'public'];

export function webRoom(path: string): string | null {
  const room = /^web\/([^/]+)\//.exec(path)?.[1];
  return room && !webGround.includes(room) ? room : null;
}
