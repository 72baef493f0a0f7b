import type { ChangesPort, CustomerPorts } from '../ports';
/** For whoever is signed in (D24). */
export declare const accountPorts: CustomerPorts;
/** For a visitor where there is no demonstration: what is on sale, and the cart of the device (D22, D26). */
export declare const visitorPorts: Partial<CustomerPorts>;
export declare const accountChanges: ChangesPort;
