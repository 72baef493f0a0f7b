import type { AuthPort } from './ports';
/**
 * Whose data the pages show (D24): that of the account, the demonstration's, or only what a visitor may see where
 * there is none.
 */
export type Audience = 'account' | 'demo' | 'visitor';
/**
 * Who is signed in, for the ports: one request serves the shell, which shows it, and every adapter that waits for it. A
 * failed request decides nothing: nobody is shown the demonstration because of it.
 */
export declare class CurrentSession {
    #private;
    /** The auth port whose calls tell this when somebody else is here. */
    readonly auth: AuthPort;
    constructor(auth: AuthPort);
    /** Whose data is to be shown. Rejects with a PortError when the server cannot be reached. */
    audience(): Promise<Audience>;
}
