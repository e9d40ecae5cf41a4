import { isIP } from 'node:net';

/** An address as the database takes it: no zone of a network card, and nothing made up. */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  return isIP(plain) ? plain : '::';
}

/** One household has one IPv6 prefix, so its /64 counts as one address. */
export function addressKey(address: string): string {
  return address.includes(':') && !address.includes('.')
    ? expandPrefix(address)
    : address.replace(/^::ffff:/, '');
}

function expandPrefix(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...gap, ...right].slice(0, 4);
  // The same prefix can be spelled with zeros before and with capitals.
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Who a guest is, as far as limits go: the address that has asked. */
export const addressOf = ({ ip }: { ip: string }): string => addressKey(plainAddress(ip));
