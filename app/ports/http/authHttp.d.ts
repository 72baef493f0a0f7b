import type { AuthPort } from '@app/ports/ports';
/** The auth port against the portal's own server: the four calls of §7 and the session calls of D13 and D22. */
export declare const authHttp: AuthPort;
