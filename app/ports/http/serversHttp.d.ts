import type { ServersPort } from '@app/ports/ports';
/** The servers of whoever is signed in. */
export declare const serversHttp: ServersPort;
