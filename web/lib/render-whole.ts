import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders a page to its end before a byte of it is sent; rejects when a component throws. */
export async function renderWhole(router: AnyRouter): Promise<string> {
  try {
    const nonce = router.options.ssr?.nonce;
    const html = await renderToHtml(createElement(RouterProvider, { router }), nonce);
    // The router puts the doctype before it again.
    return await transformHtmlStringWithRouter(router, html.replace(/^<!DOCTYPE html>/, ''));
  } finally {
    router.serverSsr?.cleanup();
  }
}

function renderToHtml(page: ReactNode, nonce: string | undefined): Promise<string> {
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
