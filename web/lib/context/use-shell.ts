import { useMatches } from '@tanstack/react-router';
import type { ShellData } from './shell.ts';

/** Undefined when the start itself has failed: the page of the error still has its frame. */
export function useShell(): ShellData | undefined {
  return useMatches({ select: (matches) => matches[0]?.loaderData as ShellData | undefined });
}
