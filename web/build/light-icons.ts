import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const light = fileURLToPath(new URL('../ui/display/icon.tsx', import.meta.url));

/** React's keys, which the sprite has no use for, other names, the usual size, and a line that does nothing. */
const unused = /,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|^\s*size: 24,\n|^__iconData\.node;\n/gm;

/** The shapes alone. */
export const bareIcon = (code: string) => code.replaceAll(unused, '');

/** Icons come from `lucide-react`; what draws them is ours, see there. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: bareIcon(code), map: null }),
    },
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_id, importer) =>
        importer?.includes('/lucide-react/dist/esm/icons/') ? light : null,
    },
  };
}
