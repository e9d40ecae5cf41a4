import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const light = fileURLToPath(new URL('../ui/display/icon.tsx', import.meta.url));

/** Icons come from `lucide-react`; what draws them is ours, see there. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_id, importer) =>
        importer?.includes('/lucide-react/dist/esm/icons/') ? light : null,
    },
  };
}
