import type { Device } from '#contract/account.ts';

// Most browsers call themselves by the names of others, too: the most particular come first.
const browsers: [RegExp, string][] = [
  [/YaBrowser|YaApp|YaSearchBrowser/, 'Яндекс Браузер'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/MiuiBrowser/, 'Mi Browser'],
  [/HuaweiBrowser/, 'Huawei Browser'],
  [/UCBrowser/, 'UC Browser'],
  [/OPR\/|OPT\/|Opera/, 'Opera'],
  [/Vivaldi/, 'Vivaldi'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS/, 'Chrome'],
  [/Version\/.*Safari/, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (list: [RegExp, string][], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** «Chrome, Android» */
export function nameOfDevice(userAgent: string): string {
  const names = [nameIn(browsers, userAgent) ?? 'Браузер', nameIn(systems, userAgent)];
  const known = names.filter((name) => name !== undefined);
  return known.length === 1 && known[0] === 'Браузер' ? 'Неизвестное устройство' : known.join(', ');
}

export function kindOfDevice(userAgent: string): Device['kind'] {
  return /Mobi|Android|iPhone|iPad|iPod|HarmonyOS/.test(userAgent) ? 'phone' : 'computer';
}
