import type { CartPort } from '@app/ports/ports';
/** The account's cart (D26): the same on every device. */
export declare const cartHttp: CartPort;
