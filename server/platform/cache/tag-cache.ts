/** Something made, and what it tells of. */
interface Tagged<Value> {
  value: Value;
  bytes: number;
  tags: readonly string[];
}

interface Entry<Value> extends Tagged<Value> {
  expiresAt: number;
}

/** A making that is under way, with what became stale since it began. */
interface Flight<Value> {
  made: Promise<Value | null>;
  stale: Set<string>;
}

export interface TagCacheOptions {
  /** Upper bound for all values together. */
  maxBytes: number;
  /** No value is older than this, whatever was invalidated. */
  ttlMs: number;
  now?: () => number;
}

/** Values in memory until what they tell of changes. The least recently used go first. */
export class TagCache<Value extends object> {
  readonly #options: Required<TagCacheOptions>;
  readonly #entries = new Map<string, Entry<Value>>();
  /** Makings that a new request for the same key may wait for. */
  readonly #joinable = new Map<string, Flight<Value>>();
  readonly #flights = new Set<Flight<Value>>();
  #bytes = 0;

  constructor(options: TagCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  get bytes(): number {
    return this.#bytes;
  }

  recall(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#forget(key);
    if (entry.expiresAt <= this.#options.now()) return undefined;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    return entry.value;
  }

  /**
   * The kept value, or the one that `make` makes now; requests for the same key at the same time
   * share one making. Null: this value may not be shared, and the caller makes their own.
   */
  async value(key: string, make: () => Promise<Tagged<Value> | null>): Promise<Value | null> {
    const kept = this.recall(key);
    if (kept) return kept;
    const running = this.#joinable.get(key);
    if (running) return running.made;

    const flight: Flight<Value> = { made: Promise.resolve(null), stale: new Set() };
    flight.made = this.#fly(key, flight, make);
    this.#joinable.set(key, flight);
    this.#flights.add(flight);
    return flight.made;
  }

  /** Drops every value that tells of one of these, those being made included. */
  invalidate(tags: readonly string[]): void {
    const gone = new Set(tags);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => gone.has(tag))) this.#forget(key);
    }
    for (const flight of this.#flights) for (const tag of tags) flight.stale.add(tag);
    // Who asks from now on must not get what was read before.
    this.#joinable.clear();
  }

  /** Says that a value takes so much more memory, when it is still kept. */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  async #fly(
    key: string,
    flight: Flight<Value>,
    make: () => Promise<Tagged<Value> | null>,
  ): Promise<Value | null> {
    try {
      const made = await make();
      if (!made) return null;
      if (!made.tags.some((tag) => flight.stale.has(tag))) this.#store(key, made);
      return made.value;
    } finally {
      this.#flights.delete(flight);
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key);
    }
  }

  #store(key: string, { value, bytes, tags }: Tagged<Value>): void {
    this.#forget(key);
    const entry = {
      value,
      tags,
      bytes: bytes + key.length,
      expiresAt: this.#options.now() + this.#options.ttlMs,
    };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
