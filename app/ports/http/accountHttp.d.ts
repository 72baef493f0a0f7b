import type { AccountPort } from '@app/ports/ports';
export declare const accountHttp: AccountPort;
