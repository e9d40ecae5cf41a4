import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { holdScripts } from './held-scripts.ts';
import { withSprite } from './icon-sprite.ts';
import { withPageData } from './page-data.ts';

/** Renders a page to its end before a byte of it is sent; rejects when a component throws. */
export async function renderWhole(router: AnyRouter): Promise<string> {
  try {
    keepScriptsForTwo(router);
    const tree = createElement(RouterProvider, { router });
    const html = renderAtOnce(tree) ?? (await renderWaiting(tree, router.options.ssr?.nonce));
    // The router puts the doctype before it again.
    const page = html.replace(/^<!DOCTYPE html>/, '');
    const whole = holdScripts(await transformHtmlStringWithRouter(router, page));
    return withPageData(withSprite(whole), router);
  } finally {
    router.serverSsr?.cleanup();
  }
}

/** React leaves this where a part could not be drawn at once. */
const missingPart = '<!--$!-->';

/**
 * Text straight from the components, without streams and bytes on the way: a fifth cheaper. Null
 * when a part has to be waited for, as one that is loaded for the first time, or fails.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(missingPart) ? null : html;
  } catch {
    // The other way meets the same failure, and tells of it.
    return null;
  }
}

function renderWaiting(page: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}

/** The router hands out the scripts of a page once; a second way of drawing needs them again. */
function keepScriptsForTwo({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let taken: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take());
}
