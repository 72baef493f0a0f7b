const beatMs = 5000;

/** Says every few seconds how far a long run is; on a terminal, in one line. */
export class PictureProgress {
  readonly #total: number;
  readonly #started = performance.now();
  #done = 0;
  #told = 0;

  constructor(total: number) {
    this.#total = total;
  }

  step(pictures: number): void {
    this.#done += pictures;
    const now = performance.now();
    if (now - this.#told < (process.stdout.isTTY ? 200 : beatMs) && this.#done < this.#total) return;
    this.#told = now;
    const line = `  ${this.#done} of ${this.#total} pictures, ${this.msAPicture} ms a picture`;
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001B[2K${line}${this.#done < this.#total ? '' : '\n'}`);
    else console.log(line);
  }

  /** A line that stays. */
  say(line: string): void {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K');
    console.log(line);
  }

  get msAPicture(): number {
    return Math.round((performance.now() - this.#started) / Math.max(1, this.#done));
  }
}
