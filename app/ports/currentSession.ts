import type { AuthConfigAnswer, SessionAnswer } from '@/domain/auth/answers';
import { PortError } from '@/domain/results/portError';
import { readAccessStamp } from '@app/device/accessStamp';
import { tabAccount } from '@app/device/tabAccount';
import type { AuthPort } from './ports';

/** Owner of the data on the pages (D24): the account, the demonstration, or a visitor, who sees only public data. */
export type Audience = 'account' | 'demo' | 'visitor';

/** Whether an answer comes from a static file host: 404, 405, or a page for every address. */
function isNoServer(error: unknown): boolean {
  if (!(error instanceof PortError) || readAccessStamp() !== null) return false;
  const { kind, status, code, cause } = error;
  return kind === 'refused'
    ? code === null && (status === 404 || status === 405)
    : cause instanceof SyntaxError;
}

const isSignedOut = (error: unknown) => error instanceof PortError && error.status === 401;

/**
 * Keeps the signed-in user for the ports. One request serves the shell, which shows the user, and all adapters. A
 * failed request decides nothing: it must not show the demonstration.
 */
export class CurrentSession {
  /** The auth port, whose calls report a change of the user here. */
  readonly auth: AuthPort;
  readonly #auth: AuthPort;
  /** The pending call. */
  #call: Promise<SessionAnswer> | null = null;
  /** The latest answer, or the pending first one. */
  #newest: Promise<SessionAnswer> | null = null;
  /** Request sent before the shell's code arrived, for the shell's first read. */
  #early: Promise<SessionAnswer> | null = null;
  /** Answer of the check after sign-in, for the shell's first read. */
  #checked: Promise<SessionAnswer> | null = null;
  #access: AuthConfigAnswer['access'] | null = null;

  constructor(auth: AuthPort) {
    this.#auth = auth;
    const changing =
      <Args extends readonly unknown[]>(call: (...args: Args) => Promise<void>) =>
      async (...args: Args) => {
        await call(...args);
        this.#call = null;
        this.#newest = null;
        this.#early = null;
      };
    const entering =
      <Args extends readonly unknown[]>(call: (...args: Args) => Promise<void>) =>
      async (...args: Args) => {
        await changing(call)(...args);
        await this.#expectSession();
      };
    this.auth = {
      ...auth,
      session: () => {
        const early = this.#early ?? this.#checked;
        this.#early = null;
        this.#checked = null;
        return early ?? this.#request();
      },
      login: entering(auth.login),
      secondStep: entering(auth.secondStep),
      passkeyLogin: entering(auth.passkeyLogin),
      verifyEmail: entering(auth.verifyEmail),
      logout: changing(auth.logout),
      logoutEverywhere: changing(auth.logoutEverywhere),
    };
  }

  /** Requests the session in parallel with the page's code, for its shell. Rejects as `audience` does. */
  prepare(): Promise<Audience> {
    this.#early = this.#request();
    return this.audience();
  }

  /** Returns whose data to show. Rejects with a PortError if the server is unreachable. */
  async audience(): Promise<Audience> {
    this.#checked = null;
    let user: SessionAnswer['user'];
    try {
      ({ user } = await (this.#newest ?? this.#request()));
    } catch (error) {
      if (isNoServer(error)) return 'demo';
      if (!isSignedOut(error)) throw error;
      user = null;
    }
    if (user) return 'account';
    // The session ended while the page was open, and the person is about to sign in again (D24).
    if (tabAccount() !== null) return 'visitor';
    this.#access ??= readAccessStamp() ?? (await this.#auth.config()).access;
    return this.#access === 'open' ? 'demo' : 'visitor';
  }

  /**
   * Rejects if the browser did not keep the session cookie after sign-in (D50): the person would mistake the
   * demonstration for their account. The shell's first read reuses the answer.
   */
  async #expectSession(): Promise<void> {
    const request = this.#request();
    const answer = await request.catch((error: unknown) => (isSignedOut(error) ? { user: null } : null));
    if (answer?.user === null) throw new PortError('refused', { status: 401, code: 'cookiesBlocked' });
    if (answer) this.#checked = request;
  }

  #request(): Promise<SessionAnswer> {
    if (this.#call) return this.#call;
    const call = this.#auth.session();
    this.#call = call;
    this.#newest ??= call;
    call.then(
      () => {
        if (this.#call !== call) return;
        this.#newest = call;
        this.#call = null;
      },
      () => {
        if (this.#call === call) this.#call = null;
        if (this.#newest === call) this.#newest = null;
      },
    );
    return call;
  }
}
