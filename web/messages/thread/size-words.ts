import { formatNumber } from '#contract/russian.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** «640 КБ», «2,4 МБ». */
export function sizeWords(bytes: number): string {
  if (bytes < megabyte) return `${formatNumber(Math.max(1, Math.round(bytes / kilobyte)))} КБ`;
  return `${formatNumber(Math.round((bytes / megabyte) * 10) / 10)} МБ`;
}
