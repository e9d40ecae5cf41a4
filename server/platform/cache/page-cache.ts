import { createHash } from 'node:crypto';
import { gzipTemplate, type GzipTemplate } from '../gzip-template.ts';
import { TagCache, type TagCacheOptions } from './tag-cache.ts';
import { type Template, templateOf } from '../template.ts';

/** A page as the renderer made it for a guest. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Random text that stands in `html` wherever the nonce of one answer must stand. */
  nonce: string;
  /** What the page tells of; null when it may not be kept. */
  tags: readonly string[] | null;
}

/** A page ready to be sent any number of times, each with a fresh nonce in its holes. */
export interface KeptPage {
  status: number;
  etag: string;
  plain: Template;
  /** The same, packed as soon as somebody takes it so. */
  gzip(): Promise<GzipTemplate>;
}

/** An answer of the API that is the same for every guest. */
interface KeptAnswer {
  status: number;
  body: string;
  tags: readonly string[];
}

const longestLifeMs = 60_000;

/** Pages of guests, in memory, and the answers that they are made of. */
export class PageCache {
  readonly #pages: TagCache<KeptPage>;
  /** What pages that are not kept themselves have in common, as the lists of their head and foot. */
  readonly answers: TagCache<KeptAnswer>;

  constructor(options: TagCacheOptions) {
    const ttlMs = Math.min(options.ttlMs, longestLifeMs);
    this.#pages = new TagCache({ ...options, ttlMs });
    this.answers = new TagCache({ ...options, maxBytes: options.maxBytes / 4, ttlMs: ttlMs / 4 });
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  /** For whoever watches: what is kept, how often it was found, how often made anew. */
  counts(): Record<'pages' | 'answers', TagCache<KeptPage>['counts']> {
    return { pages: this.#pages.counts, answers: this.answers.counts };
  }

  /** The kept page, when there is one. */
  recall(key: string): KeptPage | undefined {
    return this.#pages.recall(key);
  }

  /**
   * The kept page, or the one that `render` makes now; requests for the same page at the same time
   * share one render. Null: this page may not be shared, and the caller renders its own.
   */
  async page(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage | null> {
    return this.recall(key) ?? this.#pages.value(key, async () => this.#keep(key, await render()));
  }

  /** Drops everything that tells of one of these, what is being made included. */
  invalidate(tags: readonly string[]): void {
    this.answers.invalidate(tags);
    this.#pages.invalidate(tags);
  }

  #keep(key: string, { status, html, nonce, tags }: RenderedPage) {
    if (!tags) return null;
    const plain = templateOf(html, nonce);
    let packing: Promise<GzipTemplate> | undefined;
    const page: KeptPage = { status, plain, etag: etagOf(plain), gzip: () => (packing ??= pack()) };
    const pack = async () => {
      const packed = await gzipTemplate(plain);
      this.#pages.grow(key, page, packed.length);
      return packed;
    };
    return { value: page, bytes: plain.bytes.length, tags };
  }
}

/** Follows the text and not what was in its holes. */
function etagOf({ bytes, holes, holeSize }: Template): string {
  const hash = createHash('sha256');
  let from = 0;
  for (const hole of holes) {
    hash.update(bytes.subarray(from, hole)).update('\0');
    from = hole + holeSize;
  }
  hash.update(bytes.subarray(from));
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}
