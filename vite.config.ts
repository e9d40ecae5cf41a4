import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from './web/build/bare-contract.ts';
import { lightIcons } from './web/build/light-icons.ts';
import { precompress } from './web/build/precompress.ts';
import { routes } from './web/routes.ts';

const schemaModules =
  /node_modules\/zod\/|\/contract\/(fields|drafts|attributes|answer-checks|publication|workplaces)\.ts/;

/** Small things of every page that shows cards to guests: home, city, listing, card. */
const cardModules = new RegExp(
  [
    'web/cards/(areas|tile)/',
    'web/search/(newest/|state/find-cards)',
    'web/favorites/(favorite-heart|use-heart|wish)\\.',
    'web/ui/(display|controls)/(badge|breadcrumbs|card|heart-button|link-parts|photo)\\.',
    'web/lib/head/(page-head|page-origin|structured-data)\\.',
    'contract/(card-calls|card-search|category-icons|pay|share-images)\\.',
    // With those of the categories.
    'icons/(arrow-right|baby|book-open|bus|calendar-clock|car|chef-hat|chevron-left|chevron-right)\\.',
    'icons/(graduation-cap|hand-heart|heart|heart-handshake|search|speech|spray-can)\\.',
    'icons/(sprout|stethoscope|users-round)\\.',
  ].join('|'),
);

/** The fields of the filters, and of nearly every form. */
const fieldModules = /web\/ui\/fields\/(checkbox|choice|field-frame|fieldset|select|text-field)\./;

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
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
                // Checks of forms, and Zod with them, come with the forms.
                { name: 'schemas', test: schemaModules },
                // What every page needs is one file; cut by who shares what it would be forty.
                { name: 'start', tags: ['$initial'], priority: 1 },
                { name: 'cards', test: cardModules },
                { name: 'fields', test: fieldModules },
              ],
            },
          },
        },
      },
    },
    // All of it in the bundle: the renderer is then a production build whatever NODE_ENV says.
    ...(command === 'build' && { ssr: { resolve: { noExternal: true } } }),
  },
  build: { target: 'es2022' },
}));
