import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSchema } from '#contract/text-blocks.ts';
import { parseMarkdown, safeHref } from './markdown.ts';

const paragraph = (...spans: object[]) => ({ type: 'paragraph', spans });

describe('parseMarkdown', () => {
  it('makes a tree of what texts are made of', () => {
    const text = [
      '## Первая *важная* часть',
      'Слово **жирное**, [ссылка](/about) и\nконец строки.',
      '1. один\n2. два\n   - внутри',
      '> сказал кто-то',
      '| а | б |\n|---|---|\n| 1 | **2** |',
      '---',
      '![дом](/pictures/house.webp)',
    ].join('\n\n');
    expect(parseMarkdown(text)).toEqual([
      {
        type: 'heading',
        level: 2,
        id: 'pervaya-vazhnaya-chast',
        spans: [{ text: 'Первая ' }, { text: 'важная', emphasis: true }, { text: ' часть' }],
      },
      paragraph(
        { text: 'Слово ' },
        { text: 'жирное', strong: true },
        { text: ', ' },
        { text: 'ссылка', href: '/about' },
        { text: ' и\u00a0конец строки.' },
      ),
      {
        type: 'list',
        start: 1,
        items: [
          [paragraph({ text: 'один' })],
          [
            paragraph({ text: 'два' }),
            { type: 'list', start: null, items: [[paragraph({ text: 'внутри' })]] },
          ],
        ],
      },
      { type: 'quote', blocks: [paragraph({ text: 'сказал кто-то' })] },
      {
        type: 'table',
        head: [[{ text: 'а' }], [{ text: 'б' }]],
        rows: [[[{ text: '1' }], [{ text: '2', strong: true }]]],
      },
      { type: 'rule' },
      { type: 'image', src: '/pictures/house.webp', alt: 'дом' },
    ]);
  });

  it('leaves markup as text', () => {
    const [block, inline] = parseMarkdown(
      '<script>alert(1)</script>\n\nтекст <img src=x onerror=alert(1)> дальше',
    );
    expect(block).toEqual(paragraph({ text: '<script>alert(1)</script>' }));
    expect(inline).toEqual(paragraph({ text: 'текст <img src=x onerror=alert(1)> дальше' }));
  });

  it('keeps the words of a link that leads to no good place, and of a foreign picture', () => {
    expect(
      parseMarkdown('[нажми](javascript:alert(1)) ![кот](https://example.com/cat.png)'),
    ).toEqual([paragraph({ text: 'нажми кот' })]);
  });

  it('fills names in, as plain text, and leaves those it does not know', () => {
    const fillings = new Map([
      ['brand', '**Рядом** <b>'],
      ['mail', 'help@example.com'],
    ]);
    expect(parseMarkdown('{{brand}}, [{{mail}}](mailto:{{mail}}), {{toString}}', fillings)).toEqual(
      [
        paragraph(
          { text: '**Рядом** <b>, ' },
          { text: 'help@example.com', href: 'mailto:help@example.com' },
          { text: ', {{toString}}' },
        ),
      ],
    );
    const evil = new Map([['mail', 'x']].map(() => ['url', 'javascript:alert(1)'] as const));
    expect(parseMarkdown('[a]({{url}})', evil)).toEqual([paragraph({ text: 'a' })]);
  });

  it('leaves a place where a paragraph is nothing but its name', () => {
    expect(parseMarkdown('до\n\n{{slot:contact}}\n\nпосле {{slot:contact}}')).toEqual([
      paragraph({ text: 'до' }),
      { type: 'slot', name: 'contact' },
      paragraph({ text: 'после {{slot:contact}}' }),
    ]);
  });

  it('leaves a short word alone before one that is as long as a narrow line', () => {
    const [block] = parseMarkdown('Жалуйтесь: «Не по договорённости»');
    expect(block).toMatchObject({
      spans: [{ text: 'Жалуйтесь: «Не\u00a0по договорённости»' }],
    });
  });

  it('keeps a short word with the next one, and a number with what it counts', () => {
    const [block] = parseMarkdown('Не в саду, а «у нас» на 3 дня: и я — за');
    expect(block).toEqual({
      type: 'paragraph',
      spans: [
        { text: 'Не\u00a0в\u00a0саду, а\u00a0«у\u00a0нас» на\u00a03\u00a0дня: и\u00a0я\u00a0— за' },
      ],
    });
  });

  it('keeps sums, numbers and dashes with what belongs to them', () => {
    expect(parseMarkdown('закон № 152 — это 36 000 ₽, 4 % и **слово** — дальше')).toEqual([
      paragraph(
        { text: 'закон №\u00a0152\u00a0— это 36\u00a0000\u00a0₽, 4\u00a0% и ' },
        { text: 'слово', strong: true },
        { text: '\u00a0— дальше' },
      ),
    ]);
  });

  it('gives every heading an id of its own', () => {
    const ids = parseMarkdown('## Вопросы\n\n## Вопросы\n\n### !!!').map((block) =>
      block.type === 'heading' ? block.id : '',
    );
    expect(ids).toEqual(['voprosy', 'voprosy-2', 'razdel']);
  });

  it('has an end to its nesting and loses no words to it', () => {
    const blocks = parseMarkdown('- a\n  - b\n    - c\n      > d\n      >\n      > `e`');
    for (const word of ['a', 'b', 'c', 'd', 'e'])
      expect(JSON.stringify(blocks)).toContain(`"${word}"`);
    expect(blockSchema.array().safeParse(blocks).success).toBe(true);
  });

  it('makes a tree of the known shape of anything at all', () => {
    const bits = fc.constantFrom(
      '# ',
      '- ',
      '1. ',
      '> ',
      '  ',
      '\n',
      '\n\n',
      '|',
      '---',
      '`',
      '```',
      '**',
      '_',
      '[',
      '](',
      ')',
      '![',
      '<b>',
      '{{',
      '}}',
      'слово',
      'javascript:',
      '&amp;',
      '\\',
      '- [ ] ',
    );
    const texts = fc.array(fc.oneof(bits, fc.string()), { maxLength: 40 });
    fc.assert(
      fc.property(texts, (parts) => {
        const blocks = parseMarkdown(parts.join(''));
        expect(blockSchema.array().safeParse(blocks).success).toBe(true);
        expect(JSON.stringify(blocks)).not.toMatch(/"href":"javascript:/i);
      }),
    );
  });
});

describe('safeHref', () => {
  it.each([
    '/',
    '/blog?topic=deti',
    '#part',
    'https://example.com/a',
    'mailto:a@b.ru',
    'tel:+79001234567',
  ])('lets %s be', (href) => expect(safeHref(href)).toBe(href));
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'about',
    '',
  ])('drops %j', (href) => expect(safeHref(href)).toBeNull());
});
