import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from './web/build/bare-contract.ts';
import { lightIcons } from './web/build/light-icons.ts';
import { lightRouteTree } from './web/build/light-route-tree.ts';
import { lightRouter } from './web/build/light-router.ts';
import { lightZod } from './web/build/light-zod.ts';
import { namedReact } from './web/build/named-react.ts';
import { noBreakSpaces } from './web/build/no-break-spaces.ts';
import { precompress } from './web/build/precompress.ts';
import { sharedChunks } from './web/build/shared-chunks.ts';
import { routes } from './web/routes.ts';

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  resolve: {
    // React has had what the shim stands in for since version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        routesDirectory: '.',
        // Imported, so that Vite starts anew when the site map changes.
        virtualRouteConfig: routes,
        semicolons: true,
        tmpDir: 'node_modules/.tanstack',
        // A page and its loader travel together: one request for each page that is opened.
        codeSplittingOptions: {
          defaultBehavior: [
            ['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
    }),
    react(),
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
    bareContract(),
    lightIcons(),
    lightRouteTree(),
    lightRouter(),
    lightZod(),
    namedReact(),
    noBreakSpaces(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // What every page needs is one file.
                { name: 'start', tags: ['$initial'], priority: 1 },
                { name: sharedChunks() },
              ],
            },
          },
        },
      },
    },
    // All of it in the bundle: the renderer is then a production build whatever NODE_ENV says.
    ...(command === 'build' && { ssr: { resolve: { noExternal: true } } }),
  },
  build: {
    target: 'es2022',
    modulePreload: {
      // The list of what each part needs would be in the first script of every page. A page that is
      // opened names its own; the next one is loaded when a link to it is pointed at.
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
  },
}));
