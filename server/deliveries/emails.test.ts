import { describe, expect, it } from 'vitest';
import { renderMail } from './emails.ts';

const house = {
  brand: { name: 'Рядом & <Ко>', support_email: 'help@ryadom.example' },
  publicOrigin: 'https://ryadom.example',
};

describe('a letter', () => {
  const { subject, text, html } = renderMail(
    {
      subject: 'Новый пароль',
      lines: ['Вы просили новый пароль.\nСсылка живёт час.', '<script>alert("1")</script>'],
      code: '012345',
      items: [{ label: 'Няня', text: 'Тверь', path: '/resume-nyanya' }],
      action: { label: 'Задать пароль', path: '/?modal=reset-password&token=a"b' },
      switchOff: { label: 'Не присылать', path: '/account/settings' },
    },
    house,
  );

  it('reads well as a text alone', () => {
    expect(subject).toBe('Новый пароль');
    expect(text).toBe(
      [
        'Вы просили новый пароль.\nСсылка живёт час.',
        '<script>alert("1")</script>',
        '012345',
        'Няня\nТверь\nhttps://ryadom.example/resume-nyanya',
        'Задать пароль:\nhttps://ryadom.example/?modal=reset-password&token=a%22b',
        'Не присылать:\nhttps://ryadom.example/account/settings',
        '-- \nВы получили это письмо, потому что этот адрес указан на сайте «Рядом & <Ко>».\nПомощь: help@ryadom.example\nРядом & <Ко>, https://ryadom.example',
      ].join('\n\n'),
    );
  });

  it('of news says that its reader has agreed to get it', () => {
    const news = {
      subject: 'Новости',
      lines: ['Текст'],
      news: { stopPath: '/api/v1/news/1/stop/k' },
    };
    expect(renderMail(news, house).text).toContain(
      'потому что вы согласились получать новости сайта «Рядом & <Ко>».',
    );
  });

  it('shows what people wrote as letters, never as markup', () => {
    expect(html).not.toMatch(/<script|<Ко>/);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(html).toContain('Вы просили новый пароль.<br>Ссылка живёт час.');
  });

  it('leads to this site only', () => {
    const links = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, address]) => address);
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect(link).toMatch(/^https:\/\/ryadom\.example(\/|$)/);
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is not written with the link %s',
    (path) => {
      const mail = { subject: 'Тема', lines: ['Текст'], action: { label: 'Открыть', path } };
      expect(() => renderMail(mail, house)).toThrow('away');
    },
  );
});
