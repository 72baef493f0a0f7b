const beatMs = 5000;

/** Prints the progress every few seconds; on a terminal in one line. */
export class PictureProgress {
  readonly #total: number;
  readonly #started = performance.now();
  #done = 0;
  #lastPrinted = 0;

  constructor(total: number) {
    this.#total = total;
  }

  step(pictures: number): void {
    this.#done += pictures;
    const now = performance.now();
    if (now - this.#lastPrinted < (process.stdout.isTTY ? 200 : beatMs) && this.#done < this.#total) return;
    this.#lastPrinted = now;
    const line = `  ${this.#done} of ${this.#total} pictures, ${this.msPerPicture} ms a picture`;
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001B[2K${line}${this.#done < this.#total ? '' : '\n'}`);
    else console.log(line);
  }

  /** Prints a permanent line. */
  say(line: string): void {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K');
    console.log(line);
  }

  get msPerPicture(): number {
    return Math.round((performance.now() - this.#started) / Math.max(1, this.#done));
  }
}
