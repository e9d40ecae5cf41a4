/** Where addresses have keys of people: links of letters are in the query, dialogs in the path. */
const secretPaths: [RegExp, string][] = [
  [/\/account\/message\/[^/?#]+/, '/account/message/{channel}'],
  [/\/dialogs\/channel\/[^/?#]+/, '/dialogs/channel/{channel}'],
  [/\/letters\/[^/?#]+/, '/letters/{key}'],
  [/\/references?\/\d+\/[^/?#]+/, '/reference/{key}'],
  [/\/check-ins?\/\d+\/[^/?#]+/, '/check-in/{key}'],
];

/** An address without its query and its keys. */
export function withoutSecrets(address: string): string {
  const bare = address.replace(/[?#].*$/s, '');
  return secretPaths.reduce((text, [secret, name]) => text.replace(secret, name), bare);
}

/** Words of a program without what people have typed into it. */
export const withoutContacts = (text: string): string =>
  text
    .replaceAll(/[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+/g, '{mail}')
    .replaceAll(/\+?\d[\d\s()-]{8,}\d/g, '{phone}')
    .replaceAll(/https?:\/\/[^\s"')]+/g, withoutSecrets);
