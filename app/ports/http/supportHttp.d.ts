import type { SupportPort } from '@app/ports/ports';
/** The tickets of whoever is signed in. */
export declare const supportHttp: SupportPort;
