/** Pages of others that take a link, named in the address: nothing of theirs is loaded before. */
export function placesToShare(url: string, text: string): { label: string; href: string }[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  return [
    { label: 'Telegram', href: `https://t.me/share/url?${query({ url, text })}` },
    { label: 'WhatsApp', href: `https://wa.me/?${query({ text: `${text} ${url}` })}` },
    { label: 'ВКонтакте', href: `https://vk.com/share.php?${query({ url, title: text })}` },
  ];
}
