interface Sample {
  /** A place in the journal of the primary, and when it was there. */
  at: number;
  time: number;
}

/** How far a copy is behind: in time, and behind what it must have to be read at all. */
export class Progress {
  readonly #forgetMs: number;
  #samples: Sample[] = [];
  #replayed = -1;
  #required = 0;
  /** When the primary had written no more than the copy has now. */
  #upToDateAt: number | null = null;

  constructor(lagMs: number) {
    this.#forgetMs = lagMs + 60_000;
  }

  noteWritten(at: number, time: number): void {
    this.#samples.push({ at, time });
    this.#samples = this.#samples.filter((sample) => time - sample.time <= this.#forgetMs);
  }

  /** Null: it is no copy of anything. */
  noteReplayed(at: number | null, time: number): void {
    if (at === null) throw new Error('it is no replica');
    this.#replayed = at;
    const reached = this.#samples.findLast((sample) => sample.at <= at && sample.time <= time);
    if (reached) this.#upToDateAt = reached.time;
  }

  /** From now on it is of use only with all that was written up to there. */
  mustReach(at: number): void {
    this.#required = Math.max(this.#required, at);
  }

  isBehind(): boolean {
    return this.#replayed < this.#required;
  }

  lagMs(now: number): number | null {
    return this.#upToDateAt === null ? null : now - this.#upToDateAt;
  }
}
