import type { BillingPort } from '@app/ports/ports';
export declare const billingHttp: BillingPort;
