import {
  createRootRouteWithContext,
  HeadContent,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { GlobalFrame } from './layouts/frame/global-frame.tsx';
import { apiBaseMeta } from './lib/api/api-base.ts';
import { beforePaint } from './framework/before-paint.ts';
import type { RouterContext } from './lib/context/router-context.ts';
import { readModal } from './lib/navigation/modal-search.ts';
import { usualTitle } from './lib/head/page-title.ts';
import { loadShell } from './lib/context/shell.ts';
import themeCss from './ui/style/theme.css?url';

const font = '/fonts/golos.woff2';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readModal,
  beforeLoad: async ({ context }) => ({ user: await context.session.user() }),
  loader: ({ context }) => loadShell(context.api),
  staleTime: Infinity,
  head: ({ loaderData, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
      },
      { title: usualTitle(loaderData?.config.brand.name ?? 'Рядом', matches) },
      { name: apiBaseMeta, content: loaderData?.config.api_base ?? '' },
      { name: 'theme-color', content: '#fbf7f0', media: '(prefers-color-scheme: light)' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: themeCss },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: GlobalFrame,
  shellComponent: Shell,
});

/** A browser has run it by the time it asks. */
const scriptOnPage = createIsomorphicFn()
  .server(() => beforePaint)
  .client(() => '');

function Shell({ children }: { children: React.ReactNode }) {
  return (
    // Its attributes are set before hydration, see `beforePaint`.
    <html lang="ru" suppressHydrationWarning>
      <head>
        <ScriptOnce>{scriptOnPage()}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
