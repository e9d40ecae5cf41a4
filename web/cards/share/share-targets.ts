interface Shared {
  url: string;
  title: string;
}

/** Where a link can be sent by an address alone: no script of theirs comes into our pages. */
export const shareTargets: { label: string; hrefOf: (shared: Shared) => string }[] = [
  {
    label: 'Telegram',
    hrefOf: ({ url, title }) => address('https://t.me/share/url', { url, text: title }),
  },
  {
    label: 'WhatsApp',
    hrefOf: ({ url, title }) => address('https://wa.me/', { text: `${title}\n${url}` }),
  },
  {
    label: 'ВКонтакте',
    hrefOf: ({ url, title }) => address('https://vk.com/share.php', { url, title }),
  },
];

// Their pages read «+» as it stands.
const address = (page: string, query: Record<string, string>) =>
  `${page}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
