import type { AdminPort } from '@app/ports/ports';
/** The provider's side, from whoever keeps the accounts. */
export declare const adminHttp: AdminPort;
