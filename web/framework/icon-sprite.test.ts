import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addIcon, withSprite } from './icon-sprite.ts';

/** As React writes it. */
const use = (id: string) =>
  renderToString(createElement('svg', null, createElement('use', { href: `#${id}` })));

test('a page says once how its own icons are drawn, before anything points at them', () => {
  addIcon('i-check', [['path', { d: 'M20 6 9 17l-5-5' }]], 24);
  addIcon('i-other', [['path', { d: 'M0 0' }]], 24);
  const body = use('i-check') + use('i-check');
  expect(withSprite(`<html><body class="x">${body}</body></html>`)).toBe(
    '<html><body class="x"><svg id="icons" style="display:none">' +
      '<symbol id="i-check" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"/></symbol></svg>' +
      `${body}</body></html>`,
  );
});

test('an icon that nobody knows is left alone', () => {
  const page = `<body>${use('i-unheard-of')}</body>`;
  expect(withSprite(page)).toContain('<svg id="icons" style="display:none"></svg>');
});
