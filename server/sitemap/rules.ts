import { escapeXml } from '#server/platform/xml.ts';

/** What one file may list, by the protocol of sitemaps.org. */
export const addressesPerFile = 50_000;

export interface Address {
  /** Within the site; begins with a slash. */
  path: string;
  changedAt?: Date | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One file of addresses, with the day of their last change where it is known. */
export function sitemapXml(origin: string, addresses: Address[]): string {
  const lines = addresses.map(({ path, changedAt }) => {
    const date = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${date}</url>`;
  });
  return `${head}<urlset ${space}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** The list of the files. */
export function sitemapIndexXml(origin: string, names: string[]): string {
  const lines = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`);
  return `${head}<sitemapindex ${space}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** Nothing here is secret, it is only of no use to those who search. */
const closed = [
  '/api/',
  '/account',
  '/admin',
  '/resumes/create',
  '/resumes/update',
  '/vacancies/create',
  '/vacancies/update',
  '/dev/',
  '/error',
  '/*?*modal=',
  '/*?*next=',
];

export function robotsText(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
