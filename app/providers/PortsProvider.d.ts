import type { Ports } from '@app/ports/ports';
/** Puts adapters behind the ports of the tree below. */
export declare const PortsProvider: import('react').Provider<Ports | null>;
/** The ports of this app. Throws outside a PortsProvider. */
export declare function usePorts(): Ports;
