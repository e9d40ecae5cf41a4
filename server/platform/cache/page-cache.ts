import { createHash } from 'node:crypto';
import { type Coding, compressWell } from '../http/compression.ts';
import { TagCache, type TagCacheOptions } from './tag-cache.ts';

/** A page as the renderer made it for a guest. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Random text by which scripts and styles of ours are told from what others have written. */
  nonce: string;
  /** What the page tells of; null when it may not be cached. */
  tags: readonly string[] | null;
}

/** A page ready to be sent any number of times, as it lies. */
export interface CachedPage {
  status: number;
  etag: string;
  /** Of the scripts that stand in it, for its policy. */
  scriptHashes: readonly string[];
  plain: Buffer;
  /** The same, compressed as soon as somebody takes it so. */
  compressed(coding: Coding): Promise<Buffer>;
}

/** An answer of the API that is the same for every guest. */
interface CachedAnswer {
  status: number;
  body: string;
  tags: readonly string[];
  /** The same for people who are signed in. */
  isEverybodys: boolean;
}

const longestLifeMs = 60_000;

/** Pages of guests, in memory, and the answers that they are made of. */
export class PageCache {
  readonly #pages: TagCache<CachedPage>;
  /** What pages that are not cached themselves have in common, as the lists of their head and foot. */
  readonly answers: TagCache<CachedAnswer>;

  constructor(options: TagCacheOptions) {
    const ttlMs = Math.min(options.ttlMs, longestLifeMs);
    this.#pages = new TagCache({ ...options, ttlMs });
    this.answers = new TagCache({ ...options, maxBytes: options.maxBytes / 4, ttlMs: ttlMs / 4 });
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  /** For whoever watches: what is cached, how often it was found, how often made anew. */
  counts(): Record<'pages' | 'answers', TagCache<CachedPage>['counts']> {
    return { pages: this.#pages.counts, answers: this.answers.counts };
  }

  /** The cached page, when there is one. */
  recall(key: string): CachedPage | undefined {
    return this.#pages.recall(key);
  }

  /**
   * The cached page, or the one that `render` makes now; requests for the same page at the same time
   * share one render. Null: this page may not be shared, and the caller renders its own.
   */
  async page(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | null> {
    return this.recall(key) ?? this.#pages.value(key, async () => this.#store(key, await render()));
  }

  /** Drops everything that tells of one of these, what is being made included. */
  invalidate(tags: readonly string[]): void {
    this.answers.invalidate(tags);
    this.#pages.invalidate(tags);
  }

  #store(key: string, { status, html, nonce, tags }: RenderedPage) {
    if (!tags) return null;
    const plain = Buffer.from(withoutNonce(html, nonce));
    const compressions: Partial<Record<Coding, Promise<Buffer>>> = {};
    const compress = async (coding: Coding) => {
      const compressed = await compressWell(plain, coding);
      this.#pages.grow(key, page, compressed.length);
      return compressed;
    };
    const page: CachedPage = {
      status,
      plain,
      etag: `W/"${sha256(plain).toString('base64url').slice(0, 27)}"`,
      scriptHashes: scriptHashesOf(html, nonce),
      compressed: (coding) => (compressions[coding] ??= compress(coding)),
    };
    return { value: page, bytes: plain.length, tags };
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** A nonce that many have seen protects nothing: hashes stand for it. */
const withoutNonce = (html: string, nonce: string) =>
  html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '');

/** Of those alone that carry the nonce: whatever got into a page by itself has none. */
function scriptHashesOf(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g);
  return Array.from(scripts).flatMap(([, attributes = '', code = '']) =>
    code && attributes.includes(` nonce="${nonce}"`)
      ? `sha256-${sha256(code).toString('base64')}`
      : [],
  );
}
