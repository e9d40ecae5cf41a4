import { dirname } from 'node:path';
import type { Source } from './source.ts';

/** A chain of nodes that leads back to its beginning, or null. */
export function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const walk = (node: string, trail: string[]): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const cycle = walk(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const cycle = walk(node, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Arrows between what `nodeOf` makes of the files; null: a file that is no node. */
export function arrowsOf(
  sources: readonly Source[],
  nodeOf: (path: string) => string | null,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = nodeOf(path);
    if (!from) continue;
    const targets = edges.get(from) ?? new Set();
    for (const to of imports.map(nodeOf)) if (to && to !== from) targets.add(to);
    edges.set(from, targets);
  }
  return edges;
}

/**
 * A folder within a room; a file that lies in the room itself stands for itself, for some of these
 * are what the folders stand on and others are doors over them.
 */
export function folderOf(path: string): string | null {
  if (!/^(server|web)\//.test(path)) return null;
  const folder = dirname(path);
  return folder.split('/').length > 2 ? folder : path;
}
