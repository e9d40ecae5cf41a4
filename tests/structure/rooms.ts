import { dirname } from 'node:path';
import type { Source } from './source.ts';

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

/** Of pages every folder is looked at, so that arrows inside a room run one way too. */
export function webFolder(path: string): string | null {
  return path.startsWith('web/') ? dirname(path) : null;
}

/** A chain of rooms that leads back to its beginning, or null. */
export function findRoomCycle(
  sources: Source[],
  roomOf: (path: string) => string | null,
): string[] | null {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = roomOf(path);
    if (!from) continue;
    const targets = edges.get(from) ?? new Set();
    for (const to of imports.map(roomOf)) if (to && to !== from) targets.add(to);
    edges.set(from, targets);
  }
  for (const start of edges.keys()) {
    const cycle = walk(start, [], edges);
    if (cycle) return cycle;
  }
  return null;
}

function walk(room: string, trail: string[], edges: Map<string, Set<string>>): string[] | null {
  if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room];
  for (const next of edges.get(room) ?? []) {
    const cycle = walk(next, [...trail, room], edges);
    if (cycle) return cycle;
  }
  return null;
}
