import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const writeTo = promisify(write);
const kilobyte = 1024;
const pauseMs = 20;

/**
 * Log lines on their way out. A full disk, a closed terminal or a reader that stands still costs
 * lines and nothing else; how many were lost stands in the log once it can be written again.
 */
export class LogStream {
  readonly #fd: number;
  readonly #maxBytes: number;
  #lines: string[] = [];
  #bytes = 0;
  #dropped = 0;
  #writing: Promise<void> | undefined;

  constructor(fd: number, { maxBytes = 1024 * kilobyte } = {}) {
    this.#fd = fd;
    this.#maxBytes = maxBytes;
  }

  /** Lines that nobody will read. */
  get dropped(): number {
    return this.#dropped;
  }

  write(line: string): void {
    if (this.#bytes + line.length > this.#maxBytes) {
      this.#dropped += 1;
      return;
    }
    this.#lines.push(line);
    this.#bytes += line.length;
    this.#writing ??= this.#writeAll();
  }

  /** Waits for the lines that are on their way, but not for a reader that stands still. */
  async flush(timeoutMs = 1000): Promise<void> {
    if (this.#writing) await Promise.race([this.#writing, sleep(timeoutMs, null, { ref: false })]);
  }

  async #writeAll(): Promise<void> {
    // What is logged in the same moment goes out in one piece.
    await Promise.resolve();
    while (this.#lines.length > 0) {
      const lines = this.#lines.splice(0);
      const before = this.#dropped;
      const isWhole = await this.#writeText((before > 0 ? lossLine(before) : '') + lines.join(''));
      this.#dropped += isWhole ? -before : lines.length;
      this.#bytes -= lines.reduce((sum, { length }) => sum + length, 0);
    }
    this.#writing = undefined;
  }

  async #writeText(text: string): Promise<boolean> {
    let rest = Buffer.from(text);
    while (rest.length > 0) {
      try {
        const { bytesWritten } = await writeTo(this.#fd, rest);
        rest = rest.subarray(bytesWritten);
      } catch (error) {
        // A pipe that is full; meanwhile lines gather up to the bound.
        if (!isBusy(error)) return false;
        await sleep(pauseMs, null, { ref: false });
      }
    }
    return true;
  }
}

/** After the newline of whatever was broken off. */
const lossLine = (lines: number) =>
  `\n${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'log lines were lost' })}\n`;

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';
