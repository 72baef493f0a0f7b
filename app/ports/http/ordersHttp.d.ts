import type { OrdersPort } from '@app/ports/ports';
export declare const ordersHttp: OrdersPort;
