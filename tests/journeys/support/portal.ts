import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../freePort.ts';

const builtServer = resolve(import.meta.dirname, '../../../dist/server/main.js');
const startTimeoutMs = 60_000;
const mailTimeoutMs = 15_000;

/** Environment variable with the data folder that portals of this run copy. */
const templateVariable = 'PORTAL_DATA_TEMPLATE';

/** Files of a data folder that belong to one server: each creates its secret at its first start. */
const ownFiles = /session-secret$/;

/** The built portal on its own port and data folder. */
export class Portal {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'portal-journey-'));
  readonly #template = process.env[templateVariable];
  readonly #lines: string[] = [];
  #child: ChildProcess | null = null;
  #port = 0;
  readonly #settings: Readonly<Record<string, string>>;

  readonly #server: string;

  /** `settings` are environment variables of its own, such as `PORTAL_ACCESS`; `server` another build's program. */
  constructor(settings: Readonly<Record<string, string>> = {}, server = builtServer) {
    this.#settings = settings;
    this.#server = server;
    if (this.#template !== undefined)
      cpSync(this.#template, this.#dataDir, { recursive: true, filter: (path) => !ownFiles.test(path) });
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** The process that runs it; 0 while none does. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it, on the same port as before if it ran before. */
  async start(): Promise<void> {
    if (!existsSync(this.#server)) throw new Error('No dist/server/main.js: run npm run build first.');
    // Among many short lives, the database is compiled fast rather than well: half the processor time of a start.
    const options = this.#template === undefined ? [] : ['--liftoff-only'];
    this.#port ||= await freePort();
    const child = spawn(process.execPath, [...options, this.#server], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // Journeys order servers, also in portals without demo data.
        SAMPLE_CATALOG: '1',
        ...this.#settings,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        NODE_ENV: 'production',
        LOG_FORMAT: 'text',
      },
    });
    this.#child = child;
    createInterface({ input: child.stdout }).on('line', (line) => this.#lines.push(line));
    createInterface({ input: child.stderr }).on('line', (line) => this.#lines.push(line));
    await this.#line(/http:\/\/localhost:\d+/, startTimeoutMs);
    // The next start has to say so again.
    this.#lines.length = 0;
  }

  /** The newest code mailed to an address, read where a person without a mailbox reads it: the terminal. */
  async codeFor(email: string): Promise<string> {
    const [, code = ''] = await this.#line(
      new RegExp(`^mail to ${email.replaceAll(/[.+]/g, '\\$&')}: verification code (\\d{6})`),
      mailTimeoutMs,
    );
    return code;
  }

  /** Path and query of the newest password reset link mailed to an address. */
  async resetPathFor(email: string): Promise<string> {
    const [, url = ''] = await this.#line(
      new RegExp(`^mail to ${email.replaceAll(/[.+]/g, '\\$&')}: password reset (\\S+)`),
      mailTimeoutMs,
    );
    const { pathname, search } = new URL(url);
    return `${pathname}${search}`;
  }

  /** Path and query of the newest invitation mailed to an address. */
  async invitationPathFor(email: string): Promise<string> {
    const [, url = ''] = await this.#line(
      new RegExp(`^mail to ${email.replaceAll(/[.+]/g, '\\$&')}: colleague: invitation (\\S+)`),
      mailTimeoutMs,
    );
    const { pathname, search } = new URL(url);
    return `${pathname}${search}`;
  }

  /** The newest stored mail to an address with this summary, as received. */
  async mailFor(email: string, summary: string): Promise<string> {
    const [, file = ''] = await this.#line(
      new RegExp(`^mail to ${email.replaceAll(/[.+]/g, '\\$&')}: ${summary} \\((\\S+\\.eml)\\)`),
      2 * mailTimeoutMs,
    );
    return readFileSync(file, 'utf8');
  }

  /** Ends it as a deployment would. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(hurry);
  }

  /** Ends it and has portals made from now on, in this process and those that it starts, begin with its data. */
  async becomeTemplate(): Promise<void> {
    await this.stop();
    process.env[templateVariable] = this.#dataDir;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #line(form: RegExp, timeoutMs: number): Promise<RegExpExecArray> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      for (const line of this.#lines.toReversed()) {
        const found = form.exec(line);
        if (found) return found;
      }
      if (this.#child?.exitCode !== null || Date.now() > deadline)
        throw new Error(`The portal never printed ${form}. It printed:\n${this.#lines.join('\n')}`);
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }
}
