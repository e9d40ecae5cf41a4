import { expect, test } from 'vitest';
import { holdScripts } from './held-scripts.ts';

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="n"/>`;
const entry = '<script type="module" async="" src="/assets/index.js" nonce="n"></script>';

test('what is preloaded waits in an attribute of the entry, which has no address yet', () => {
  const held = holdScripts(`<head>${link('home')}${link('cards')}</head><body>${entry}</body>`);
  expect(held).toBe(
    '<head></head><body><script type="module" async="" data-preload="/assets/home.js /assets/cards.js" ' +
      'data-src="/assets/index.js" nonce="n"></script></body>',
  );
});

test('other links stay', () => {
  const style = '<link rel="stylesheet" href="/assets/theme.css"/>';
  expect(holdScripts(style)).toBe(style);
});
